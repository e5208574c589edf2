import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import functional from 'eslint-plugin-functional'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist/', 'out/', 'coverage/', 'docs/', 'test/docs/generated/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        module: 'writable',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/array-type': ['error', { default: 'generic' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
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
      'functional/no-classes': 'error',
      'functional/no-this-expressions': 'error',
      'functional/no-throw-statements': 'error',
      'functional/no-promise-reject': 'error',
      // A counter of a loop and a variable inside a function cannot be seen from outside; state of a module can.
      'functional/no-let': ['error', { allowInForLoopInit: true, allowInFunctions: true }],
      'functional/prefer-readonly-type': 'off',
      'functional/prefer-immutable-types': [
        'error',
        { enforcement: 'None', parameters: { enforcement: 'ReadonlyShallow', ignoreInferredTypes: true } },
      ],
      'functional/immutable-data': ['error', { ignoreClasses: true, ignoreImmediateMutation: true }],
    },
  },
  // The one place that may stop the program, and it does so for bugs of ours only.
  { files: ['src/core/defect.ts'], rules: { 'functional/no-throw-statements': 'off' } },
)
