import { typeboxFiles } from './tests/setup/typebox.mjs'

/**
 * One Jest for every package. `unit` runs on Node, `component` and `storefront` in jsdom; `slow` and `slow-page` have the
 * files of either that take seconds each and see little of most changes: `npm run verify` runs them, the gate does not.
 */
const slowFiles = '.slow.test.ts'
const slowPages = '.slow.test.tsx'
const toPattern = (ending) => `${ending.replaceAll('.', '\\.')}$`
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
  },
]

const ignored = ['/node_modules/', '/dist/']
const packages = '{theme-tokens,contract,design-system,storefront,server,tests}'
const common = {
  globalSetup: '<rootDir>/tests/setup/typebox.mjs',
  moduleNameMapper: typeboxFiles,
  transform: { '^.+\\.(ts|tsx)$': swc },
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: [
    '<rootDir>/.*/dist/',
    '<rootDir>/storybook-static/',
    '<rootDir>/\\.foyer/',
    '<rootDir>/\\.cache/',
  ],
}

const onNode = {
  ...common,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/unit.ts'],
}

const inPage = {
  ...common,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/component.ts', '<rootDir>/tests/setup/unstyled.ts'],
}

export default {
  // What a file has loaded stays in memory when it is over: collecting gigabytes of it took a quarter of the time.
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...onNode,
      displayName: 'unit',
      testPathIgnorePatterns: [...ignored, toPattern(slowFiles)],
      testMatch: [`<rootDir>/${packages}/**/*.test.ts`],
    },
    {
      ...onNode,
      displayName: 'slow',
      testMatch: [`<rootDir>/${packages}/**/*${slowFiles}`],
    },
    {
      ...inPage,
      displayName: 'component',
      testPathIgnorePatterns: [...ignored, toPattern(slowPages)],
      testMatch: ['<rootDir>/{design-system,tests}/**/*.test.tsx'],
    },
    {
      ...inPage,
      displayName: 'storefront',
      testPathIgnorePatterns: [...ignored, toPattern(slowPages)],
      testMatch: ['<rootDir>/storefront/**/*.test.tsx'],
    },
    {
      ...inPage,
      displayName: 'slow-page',
      testMatch: [`<rootDir>/{design-system,storefront}/**/*${slowPages}`],
    },
  ],
}
