import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

async function expectNone(builder: AxeBuilder, rules: readonly string[] = []): Promise<void> {
  const runOnly = rules.length > 0 ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {}
  const { violations } = await builder.options({ resultTypes: ['violations'], ...runOnly }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  )
  expect(found).toEqual([])
}

/** Nothing on the page stands in anybody's way, as far as axe can tell. */
export async function expectNoViolation(page: Page): Promise<void> {
  // The provider's frame is another origin's document; it is looked at on its own.
  await expectNone(new AxeBuilder({ page }).exclude('iframe').setLegacyMode())
}

/** Every text that is measured reaches 7:1 on what is painted behind it, 4.5:1 where it is large. */
export async function expectEnhancedContrast(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }).exclude('iframe').setLegacyMode(), ['color-contrast-enhanced'])
}

/** That nothing stands in the way in the document of a frame, be it of another origin. */
export async function expectNoViolationInFrame(page: Page, frame: string): Promise<void> {
  await expectNone(new AxeBuilder({ page }).include([frame, 'body']))
}

/** Looks at what stands there in the mode that it has, and in the other one without a new page. */
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
