import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Runs axe, and once more if it finds something: a message that came in meanwhile was drawn half transparent. */
async function expectNone(builder: AxeBuilder, rules: readonly string[] = []): Promise<void> {
  const runOnly = rules.length > 0 ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {}
  const find = async () => {
    const { violations } = await builder.options({ resultTypes: ['violations'], ...runOnly }).analyze()
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
    )
  }
  const found = await find()
  if (found.length > 0) expect(await find()).toEqual([])
}

/** Messages that are coming in: their contrast is that of the end once they are there. */
const countIncomingNotices = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName === 'foyer-notice-in').length,
  )

/** Waits until no page is loading, as the bar that says so belongs to no part of a page, and no message is coming in. */
export async function settlePage(page: Page): Promise<void> {
  await expect(page.locator('[data-page-progress]')).toHaveCount(0)
  await expect.poll(() => countIncomingNotices(page)).toBe(0)
}

/** Expects that axe finds no violation on the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  await settlePage(page)
  // The provider's frame is a document of another origin; it is checked separately.
  await expectNone(new AxeBuilder({ page }).exclude('iframe').setLegacyMode())
}

/** Every text that can be measured has a contrast of 7:1 with what is painted behind it, large text 4.5:1. */
export async function expectEnhancedContrast(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).exclude('iframe').setLegacyMode(), ['color-contrast-enhanced'])
}

/** Expects that axe finds no violation in a frame, even of another origin. */
export async function expectNoViolationInFrame(page: Page, frame: string): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include([frame, 'body']))
}

/** Runs a check in the current mode, and in the other one without a new page. */
export async function inBothModes(page: Page, check: () => Promise<void>): Promise<void> {
  await check()
  const before = await page.evaluate(() => {
    const { mode = 'dark' } = document.documentElement.dataset
    document.documentElement.dataset.mode = mode === 'dark' ? 'light' : 'dark'
    return mode
  })
  await check()
  await page.evaluate((mode) => {
    document.documentElement.dataset.mode = mode
  }, before)
}
