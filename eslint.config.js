import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import functional from 'eslint-plugin-functional'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist/', 'out/', 'coverage/', 'reports/', '.stryker-tmp/', 'docs/', 'test/docs/generated/'] },
  // No rule is switched off by a comment: an exception stands below, with its reason.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // The compiler knows what a script may name.
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/array-type': ['error', { default: 'generic' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // It would ask for the `!` that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowNullableObject: false, allowNumber: false, allowString: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      // fp-ts/X and io-ts/X are folders: tsc takes them, the ESM loader of Node does not.
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(fp-ts|io-ts|io-ts-types|monocle-ts|newtype-ts)/', message: 'Import from the package root.' },
            { regex: '^parc-ferme(/|$)', message: 'Import from src: this name means the built package.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { functional },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression > TSAsExpression', message: 'Two assertions in a row hide a wrong type.' },
      ],
      'functional/no-classes': 'error',
      'functional/no-this-expressions': 'error',
      'functional/no-throw-statements': 'error',
      'functional/no-promise-reject': 'error',
      // A counter of a loop and a variable inside a function cannot be seen from outside; state of a module can.
      'functional/no-let': ['error', { allowInForLoopInit: true, allowInFunctions: true }],
      // What is declared or passed in cannot be written to. Typed arrays have no readonly type; the others that are scratch
      // space of their function say so in their name.
      'functional/type-declaration-immutability': [
        'error',
        { rules: [{ identifiers: '^(?!.*Scratch$).+$', immutability: 'ReadonlyShallow', comparator: 'AtLeast' }] },
      ],
      'functional/prefer-immutable-types': [
        'error',
        {
          enforcement: 'None',
          ignoreTypePattern: ['^(Ui|I)nt(8|16|32)Array$', '^Float64Array$', 'Scratch$'],
          parameters: { enforcement: 'ReadonlyShallow', ignoreInferredTypes: true },
        },
      ],
      // An array, map or record that can be written to is local, since whatever is declared or passed in is read-only by the two
      // rules above: a function may fill its own result.
      'functional/immutable-data': [
        'error',
        {
          ignoreMapsAndSets: true,
          // How a program tells its exit code without cutting off what it still has to print.
          ignoreAccessorPattern: 'process.exitCode',
          overrides: [
            {
              specifiers: [
                {
                  from: 'lib',
                  name: [
                    'Array',
                    'Record',
                    'Uint8Array',
                    'Int8Array',
                    'Uint16Array',
                    'Int16Array',
                    'Uint32Array',
                    'Int32Array',
                    'Float64Array',
                  ],
                },
              ],
              disable: true,
            },
          ],
        },
      ],
    },
  },
  // The one place that may stop the program, and it does so for bugs of ours only.
  { files: ['src/core/defect.ts'], rules: { 'functional/no-throw-statements': 'off' } },
)
