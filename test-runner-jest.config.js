import { getJestConfig } from '@storybook/test-runner'

const config = getJestConfig()
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** The story runner's Jest: our Chromium, and no more than it needs. */
export default {
  ...config,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
    },
  },
}
