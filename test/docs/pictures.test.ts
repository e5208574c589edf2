import { describe, expect, test } from 'vitest'
import { BOARDS } from '../../scripts/site/boards.js'

describe('the picture of a board', () => {
  // `npm run docs:pictures` draws them anew.
  test.each(Object.entries(BOARDS))('in docs/pictures/%s.svg is what the library draws', async (name, svg) => {
    await expect(svg).toMatchFileSnapshot(`../../docs/pictures/${name}.svg`)
  })
})
