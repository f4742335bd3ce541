import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import type { Shop } from './shop.ts'
import { chooseCity } from './visitor.ts'

/** Grounds of Halcyon, whose default mode is dark. */
const grounds = { dark: [11, 15, 23], light: [251, 250, 247] } as const
type Mode = keyof typeof grounds

/** A point in the margin, which every page has below the header. */
const margin = { left: 4, top: 500, width: 1, height: 1 }
/** Delay of the page's script, milliseconds, so that the state before it is visible. */
const held = 700
const tolerance = 3

/** The ground color of every frame shown during `action` and shortly after. */
async function groundsDuring(page: Page, session: CDPSession, action: () => Promise<unknown>) {
  const frames: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await action()
  await page.waitForTimeout(held)
  await session.send('Page.stopScreencast')
  return Promise.all(
    frames.map(async (frame) => {
      const [r = 0, g = 0, b = 0] = await sharp(frame).extract(margin).removeAlpha().raw().toBuffer()
      return [r, g, b]
    }),
  )
}

const isGround = (mode: Mode, color: readonly number[]) =>
  grounds[mode].every((channel, index) => Math.abs(channel - (color[index] ?? 0)) <= tolerance)

/**
 * Reloads a page in a browser with this stored mode and this device; the old page stays until the new one's first
 * paint.
 */
async function reload(page: Page, address: string, stored: string | null, device: Mode) {
  await page.emulateMedia({ colorScheme: device })
  if (stored) await page.context().addCookies([{ name: 'foyer-mode', value: stored, url: address }])
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, held))
    await route.continue()
  })
  await page.goto(`${address}/films/`, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  return groundsDuring(page, session, () => page.reload({ waitUntil: 'load' }))
}

/** No mode is stored, but a city, as its prompt would cover the page. */
async function newVisitor(page: Page, shop: Shop) {
  await page.context().clearCookies({ name: 'foyer-mode' })
  await chooseCity(page, shop)
}

const cases: [stored: string | null, device: Mode, mode: Mode][] = [
  [null, 'light', 'dark'],
  [null, 'dark', 'dark'],
  ['Light', 'dark', 'light'],
  ['Dark', 'light', 'dark'],
  ['System', 'light', 'light'],
  ['System', 'dark', 'dark'],
]

for (const [stored, device, mode] of cases) {
  test(`${stored ?? 'nothing'} stored on a ${device} device: every frame is ${mode}`, async ({
    page,
    shop,
  }) => {
    await newVisitor(page, shop)
    const seen = await reload(page, shop.address, stored, device)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((color) => !isGround(mode, color))).toEqual([])
  })
}

test('the frames would show a flash: without the script of the head they do', async ({ page, shop }) => {
  await newVisitor(page, shop)
  await page.route(`${shop.address}/films/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script nonce="[^"]*">\(function[\s\S]*?<\/script>/, '')
    await route.fulfill({ response, body })
  })
  const seen = await reload(page, shop.address, 'System', 'light')
  expect(seen.some((color) => isGround('dark', color))).toBe(true)
})
