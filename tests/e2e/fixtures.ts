import { test as base, expect } from '@playwright/test'
import { startServer } from '../gate/server.mjs'
import { controlToken, readShop, type Shop } from './shop.ts'
import { beenHereBefore } from './visitor.ts'

interface WorkerFixtures {
  shopServer: { address: string; dataFolder: string }
}

interface TestFixtures {
  shop: Shop
  /** Fails the test if the page violates its policy, throws, or has a hydration error. */
  watchful: undefined
  /** Errors that the page is expected to log. */
  expectedErrors: RegExp | null
  /** Uncaught errors that the page is expected to throw. */
  expectedThrows: RegExp | null
  /** Whether nothing is answered or dismissed yet: consent is asked for, and popups open. */
  isFirstVisit: boolean
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use, workerInfo) => {
      const port = 4600 + workerInfo.parallelIndex * 10
      const brand = process.env.FOYER_E2E_BRAND
      // All tests of a worker call from one address, which keeps its holds; tests of limits turn them on.
      const env = {
        FOYER_TEST_CONTROL: controlToken,
        FOYER_RATE_LIMIT: 'off',
        ...(brand && { FOYER_BRAND: brand }),
      }
      const server = await startServer({ port, env })
      await use({ address: server.address, dataFolder: server.data })
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  isFirstVisit: [false, { option: true }],

  context: async ({ context, shopServer, isFirstVisit }, use) => {
    if (!isFirstVisit) await beenHereBefore(context, shopServer.address)
    const mode = process.env.FOYER_E2E_MODE
    if (mode) await context.addCookies([{ name: 'foyer-mode', value: mode, url: shopServer.address }])
    await use(context)
  },

  baseURL: async ({ shopServer }, use) => use(shopServer.address),

  shop: async ({ shopServer, request }, use) => {
    const shop = await readShop(shopServer.address, request)
    await use(shop)
    await shop.clearFaults()
    await request.put(`${shopServer.address}/__control/rate-limits`, {
      headers: { 'x-foyer-control': controlToken },
      data: { isOn: false },
    })
    await request.delete(`${shopServer.address}/__control/clock`, {
      headers: { 'x-foyer-control': controlToken },
    })
  },

  expectedErrors: [null, { option: true }],
  expectedThrows: [null, { option: true }],

  watchful: [
    async ({ page, expectedErrors, expectedThrows }, use) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!expectedThrows?.test(message)) faults.push(`thrown: ${message}`)
      })
      page.on('console', (message) => {
        const text = message.text()
        const isMeant = !text.startsWith('policy:') && (isExpected(text) || expectedErrors?.test(text))
        if (message.type() === 'error' && !isMeant) faults.push(`console: ${text}`)
        if (/hydrat|did not match/i.test(text) && !expectedErrors?.test(text))
          faults.push(`hydration: ${text}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Chromium logs every answer that is not a success; tests of failures cover those. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
