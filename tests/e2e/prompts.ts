import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The region that asks for consent. */
export const question = (page: Page) => page.getByRole('region', { name: 'May we remember a little more?' })
/** Answers the question for consent by a button of this name. */
export const answer = async (page: Page, name: string) => {
  await question(page).getByRole('button', { name }).click()
  await expect(question(page)).toBeHidden()
}

/** Waits until prompts over a page can appear: its script has created the region of messages. */
export const overlaysThere = (page: Page) =>
  expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toBeAttached()
