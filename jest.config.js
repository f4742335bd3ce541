/** One Jest for every room: Node by default, jsdom by a docblock in the files that render. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: false,
        useDefineForClassFields: true,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'commonjs' },
  },
]

const common = {
  transform: { '^.+\\.(ts|tsx)$': swc },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.*/dist/',
    '<rootDir>/storybook-static/',
    '<rootDir>/\\.foyer/',
    '<rootDir>/\\.cache/',
  ],
}

export default {
  // What a file has loaded stays in memory when it is over: collecting gigabytes of it took a quarter of the time.
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/unit.ts'],
      testMatch: ['<rootDir>/{theme-tokens,contract,design-system,storefront,server,tests}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'component',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/component.ts'],
      testMatch: ['<rootDir>/{design-system,storefront,tests}/**/*.test.tsx'],
    },
  ],
}
