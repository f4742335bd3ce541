import type { TestRunnerConfig } from '@storybook/test-runner'

/**
 * Runs in the gate over the static Storybook. Each story is checked by axe through addon-a11y (`test: 'error'`).
 * `FOYER_STORY_MODE=Light` runs the same stories in the other mode.
 */
const config: TestRunnerConfig = {
  prepare: async ({ page, browserContext, testRunnerConfig }) => {
    await browserContext.grantPermissions([])
    const target = process.env['TARGET_URL'] ?? ''
    const mode = process.env['FOYER_STORY_MODE'] === 'Light' ? 'Light' : 'Dark'
    const address = new URL('iframe.html', target.endsWith('/') ? target : `${target}/`)
    address.searchParams.set('globals', `mode:${mode}`)
    if (testRunnerConfig.getHttpHeaders)
      await page.setExtraHTTPHeaders(await testRunnerConfig.getHttpHeaders(address.href))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address.href, { waitUntil: 'load' })
  },
}

export default config
