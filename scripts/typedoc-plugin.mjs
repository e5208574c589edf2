// Puts everything that is documented under a heading: what a clause rules under the chapter of its rulebook, pages under what they are
// for, the rest by the file that declares it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  Comment,
  CommentTag,
  Converter,
  DeclarationReflection,
  DocumentReflection,
  normalizePath,
  PageEvent,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc'
import { root } from './entries.mjs'
import { expand, markedIds } from './clauses-lib.mjs'

/** @type {ReadonlyArray<{ readonly id: string, readonly chapter: string, readonly page: string }>} */
const clauses = JSON.parse(readFileSync(new URL('out/site/clauses.json', root), 'utf8'))
const clauseOf = new Map(clauses.map((clause) => [clause.id, clause]))

/** Headings that do not come from a rulebook, in the order in which they stand before and behind its chapters. */
const BEFORE = [
  'Games',
  'Guides',
  'Rules',
  'About',
  'Entry points',
  'The game',
  'Moves and positions',
  'Previews and advice',
  'The contract',
  'Matches and records',
  'Chance',
  'Odds and playouts',
  'Bots',
  'Search',
  'Tournaments',
  'Laws',
]
const BEHIND = ['Events', 'Refusals', 'Boards', 'Pictures', 'Texts', 'Data from outside', 'Numbers and hashes']

/** Every heading, in order. */
export const categoryOrder = [...BEFORE, ...new Set(clauses.map(({ chapter }) => chapter)), ...BEHIND]

/**
 * By file: a heading, and whether it holds even for what a clause rules.
 *
 * @type {ReadonlyArray<readonly [RegExp, string, boolean]>}
 */
const BY_FILE = [
  [/core\/(game|log)\.ts$/, 'The contract', true],
  [/core\/(match|moves|record|walk|undo|record-codec)\.ts$/, 'Matches and records', true],
  [/core\/(rng|chance|rng-codec)\.ts$/, 'Chance', true],
  [/core\/(odds|playout)\.ts$/, 'Odds and playouts', true],
  [/core\/(fraction|hash)\.ts$/, 'Numbers and hashes', true],
  [/core\//, 'Data from outside', true],
  [/testing\//, 'Laws', true],
  [/bots\/.*(search|expectimax|share|policy|outlook).*\.ts$/, 'Search', true],
  [/bots\/(tournament|ratings)\.ts$/, 'Tournaments', true],
  [/bots\/.*\.ts$/, 'Bots', true],
  [/svg\/.*\.ts$/, 'Pictures', true],
  [/\/(codec[\w-]*|[\w-]*codec)\.ts$/, 'Data from outside', true],
  [/\/(picture|picture-data)\.ts$|\/data\/picture-[\w-]+\.ts$/, 'Pictures', true],
  [/\/data\/texts-[\w-]+\.ts$/, 'Texts', true],
  [/\/(game|view|fold|clauses|state)\.ts$/, 'The game', true],
  [/\/(explain|advice|paths|reach|forecast|coupons|record-pad|outlook)\.ts$/, 'Previews and advice', true],
  [
    /\/((board|track|circuit)[\w-]*|road)\.ts$|\/data\/(board|road-book|spinner|circuit|course|test)[\w-]*\.ts$/,
    'Boards',
    true,
  ],
  [/\/data\/(cards|chance-table)\.ts$/, 'Boards', false],
  [/\/rules\/preparation\.ts$|\/data\/cards\.ts$|\/model\.ts$/, 'Moves and positions', false],
  [/\/data\/charts\.ts$/, 'Boards', false],
  [/\/event\.ts$/, 'Events', false],
  [/\/refusal\.ts$/, 'Refusals', false],
  [/./, 'The game', false],
]

/**
 * Pages by file.
 *
 * @type {ReadonlyArray<readonly [RegExp, string]>}
 */
const PAGES = [
  [/^docs\/guide\//, 'Guides'],
  [/^out\/site\/games\.md$/, 'Games'],
  [/^out\/site\//, 'Rules'],
  [/^docs\/rulings\.md$/, 'Rules'],
  [/./, 'About'],
]

/** @type {(reflection: import('typedoc').DeclarationReflection) => ReadonlyArray<import('typedoc').Comment>} */
const commentsOf = (reflection) =>
  [reflection.comment, ...reflection.getNonIndexSignatures().map(({ comment }) => comment)].flatMap((comment) =>
    comment === undefined ? [] : [comment],
  )

/**
 * The chapter of the first clause that comments name.
 *
 * @type {(comments: ReadonlyArray<import('typedoc').Comment>) => string | undefined}
 */
const chapterOf = (comments) =>
  comments
    .flatMap(({ blockTags }) => blockTags.filter(({ tag }) => tag === '@rule'))
    .flatMap(({ content }) => markedIds(`@rule ${Comment.combineDisplayParts(content)}`))
    .flatMap((id) => clauseOf.get(id)?.chapter ?? [])[0]

/** @type {(file: string, comments: ReadonlyArray<import('typedoc').Comment>) => string} */
const headingOf = (file, comments) => {
  const [, heading = '', always = false] = BY_FILE.find(([pattern]) => pattern.test(file)) ?? []
  return always ? heading : (chapterOf(comments) ?? heading)
}

/**
 * @param {import('typedoc').DeclarationReflection} reflection
 * @param {string} heading
 */
const put = (reflection, heading) => {
  const [comment = (reflection.comment = new Comment())] = commentsOf(reflection)
  comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: heading }]))
}

/**
 * A mark with links: every id leads to its clause on a rule page, or to its question on the page of rulings.
 *
 * @param {import('typedoc').FileRegistry} files
 * @param {import('typedoc').CommentTag} mark
 */
const linkMark = (files, mark) => {
  const text = Comment.combineDisplayParts(mark.content)
  mark.content = text.split(/([A-Z][A-Z0-9]*-\w+\.\d+[a-z]?(?:-\d+)?)/).flatMap((part) => {
    const [id = ''] = expand(part)
    const page = clauseOf.get(id)?.page ?? (/^[A-Z0-9]+-Q\.\d+$/.test(id) ? 'docs/rulings.md' : undefined)
    if (page === undefined) return [{ kind: 'text', text: part }]
    const { target } = files.registerAbsolute(normalizePath(fileURLToPath(new URL(page, root))))
    return [
      { kind: 'text', text: `[${part}](` },
      { kind: 'relative-link', text: page, target, targetAnchor: id.toLowerCase().replace('.', '-') },
      { kind: 'text', text: ')' },
    ]
  })
}

/** @type {(app: import('typedoc').Application) => void} */
export const load = (app) => {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, page) => {
    const path = (app.files.getReflectionPath(page) ?? '').slice(fileURLToPath(root).length)
    page.name = /^# (.+)/.exec(page.content[0]?.text ?? '')?.[1] ?? page.name
    page.frontmatter['category'] = PAGES.find(([pattern]) => pattern.test(path))?.[1]
  })

  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      /** @type {Map<unknown, string>} */
      const headings = new Map()
      const isMember = (/** @type {import('typedoc').Reflection} */ { parent }) =>
        parent?.kindOf(ReflectionKind.SomeModule) ?? false
      for (const reflection of project.getReflectionsByKind(ReflectionKind.SomeExport)) {
        if (!(reflection instanceof DeclarationReflection) || reflection.isReference() || !isMember(reflection))
          continue
        const file = project.getSymbolIdFromReflection(reflection)?.packagePath ?? ''
        const heading = headingOf(file, commentsOf(reflection))
        headings.set(reflection, heading)
        put(reflection, heading)
      }
      for (const reference of project.getReflectionsByKind(ReflectionKind.Reference)) {
        if (!(reference instanceof ReferenceReflection)) continue
        put(reference, headings.get(reference.getTargetReflectionDeep()) ?? 'The game')
      }
      for (const { comment } of Object.values(project.reflections)) {
        for (const tag of comment?.blockTags ?? []) if (tag.tag === '@rule') linkMark(project.files, tag)
      }
      for (const entry of project.children ?? []) put(entry, 'Entry points')
    },
    100,
  )

  // The anchors that pages write in HTML can be linked to as well as headings.
  app.renderer.on(PageEvent.BEGIN, ({ model }) => {
    if (!(model instanceof DocumentReflection)) return
    const text = Comment.combineDisplayParts(model.content)
    for (const [, id = ''] of text.matchAll(/<a id="([^"]+)">/g)) app.renderer.router?.getSlugger(model).slug(id)
  })
}
