import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium, steadyDrawing } from './gate/chromium.mjs'

const executablePath = findChromium()
const report = process.env.FOYER_E2E_REPORT
/** The matrix runs the flows in other widths; the mode is a cookie (see e2e/fixtures.ts). */
const width = Number(process.env.FOYER_E2E_WIDTH ?? 1440)

/** `FOYER_E2E_PART` runs the flows of the gate, which are tagged `@gate` (`gate`), or all others (`rest`); without it all. */
const part = process.env.FOYER_E2E_PART

/** Each worker has its own server and database (see e2e/fixtures.ts), so that clocks and faults are separate. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  ...(part === 'gate' && { grep: /@gate/ }),
  ...(part === 'rest' && { grepInvert: /@gate/ }),
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // They end what hangs; a busy machine is slow, not wrong. Every wait is for something to be so, none for time to pass.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['line'], ['json', { outputFile: `../${report}` }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width, height: width < 600 ? 844 : 900 },
    // The document of every step tells more than its picture, and a picture of every frame costs a quarter of the flows.
    // Documents cost a tenth: where a failure is tried again, only the second try keeps them.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath,
      args: [...chromiumFlags, ...steadyDrawing],
    },
  },
  projects: [{ name: 'chromium' }],
})
