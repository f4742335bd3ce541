import js from '@eslint/js'
import globals from 'globals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { fieldTerms } from './scripts/eslint/field-terms.js'

const ignored = [
  '**/dist/**',
  'storybook-static/**',
  '.foyer/**',
  '**/.cache/**',
  'coverage/**',
  'test-results/**',
  'playwright-report/**',
]

/** Rules for which React's compiler reads a file, off. */
const noCompilerRules = Object.fromEntries(
  Object.keys(reactHooks.configs.flat.recommended.rules)
    .filter((rule) => !/rules-of-hooks|exhaustive-deps/.test(rule))
    .map((rule) => [rule, 'off']),
)

/**
 * The gate lints without the rules that need types and those that need React's compiler, which take two thirds of the
 * time; `npm run verify`, an editor and `npm run check:changed` with them. A directive for such a rule is then no unused
 * one.
 */
const quick = {
  files: ['**/*.{ts,tsx}'],
  extends: [tseslint.configs.disableTypeChecked],
  languageOptions: { parserOptions: { project: null } },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
}
/** Where the rules of React are on. */
const quickHooks = {
  files: ['{design-system,storefront}/**/*.{ts,tsx}', '.storybook/*.tsx'],
  rules: noCompilerRules,
}

export default tseslint.config(
  { ignores: ignored },
  {
    // Identifiers hold to `docs/glossary.md`.
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { foyer: { rules: { 'field-terms': fieldTerms } } },
    rules: { 'foyer/field-terms': 'error' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
    // One program for all packages: one for each would read the libraries and check what they share six times over.
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async function without await is how an interface that promises is met by an answer at hand.
      '@typescript-eslint/require-await': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['{design-system,storefront}/**/*.tsx', '.storybook/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    // Hooks without markup too. What is named …Ref is a ref to the compiler's rules also where it was handed in.
    files: ['{design-system,storefront}/**/*.{ts,tsx}', '.storybook/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // React's compiler reads each file whole, and what a test renders is never compiled.
    files: ['**/*.test.{ts,tsx}'],
    rules: noCompilerRules,
  },
  {
    // What React’s `lazy` could not have once stays failed until the page is loaded anew.
    files: ['{design-system,storefront}/**/*.{ts,tsx}'],
    ignores: ['design-system/src/foundations/lazy/**', '**/*.test.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['lazy'],
          message:
            'Take `lazyWithRetry` from design-system/src/foundations/lazy: it asks again after a failure.',
        },
      ],
    },
  },
  {
    // A page is read from either side: styles say start and end.
    files: ['{design-system,storefront}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name=/^(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$/]',
          message: 'Use the logical property: marginInlineStart, borderStartStartRadius.',
        },
        {
          selector: 'Property[key.name=/^(textAlign|float|clear)$/][value.value=/^(left|right)$/]',
          message: 'Use start or end, inline-start or inline-end.',
        },
      ],
    },
  },
  {
    // Programs that speak to a terminal.
    files: [
      'server/bin/**',
      'tests/{gate,bench,how-to,packages,visual}/**',
      'server/src/main.ts',
      '**/scripts/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      // Test doubles are handed over bare, and a matcher may stand for any value.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  ...(process.env.FOYER_LINT === 'quick' ? [quick, quickHooks] : []),
)
