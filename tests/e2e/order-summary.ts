import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The order's lines: beside the step, or on a narrow screen in the sheet that its bar opens. Pages must be taken over. */
export async function openSummary(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: /^Show your order/ })
  const panel = page.getByRole('region', { name: 'Your order', exact: true })
  await expect(panel.filter({ visible: true })).toHaveCount(1)
  if (!(await opener.isVisible())) return panel.filter({ visible: true })
  const sheet = page.getByRole('dialog')
  // The address changes before the page: a press may still reach the previous page.
  await expect(async () => {
    if ((await sheet.count()) === 0) await opener.click({ timeout: 2_000 })
    await expect(sheet).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return sheet
}

/** The order lists the texts; its sheet is closed again. */
export async function expectInSummary(page: Page, ...texts: readonly (string | RegExp)[]): Promise<void> {
  const summary = await openSummary(page)
  for (const text of texts) await expect(summary).toContainText(text)
  const sheet = page.getByRole('dialog')
  if ((await sheet.count()) === 0) return
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}
