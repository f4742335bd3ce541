import { expectNoViolation, inBothModes } from './barriers.ts'
import { expect, test } from './fixtures.ts'
import { chooseCity, foldFilters, takenOver, unfoldFilters } from './visitor.ts'

const chosen = (address: string) => new URL(address).searchParams.get('cinema')?.split(',') ?? []

test("films can be filtered by several cinemas of any city, up to the brand's maximum", async ({
  page,
  shop,
}) => {
  const { body } = await shop.call<'getSites'>('GET', 'sites')
  const names = body.sites.map(({ name }) => name.text)
  await chooseCity(page, shop)
  await page.goto('/films/')
  await takenOver(page)
  await unfoldFilters(page)
  const filter = page.getByRole('button', { name: /^Cinema / })
  await filter.click()
  const dialog = page.getByRole('dialog', { name: 'Choose your cinemas' })
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(names.length)
  await inBothModes(page, () => expectNoViolation(page))

  // Found in spite of a typing error, and selected by keyboard only.
  await dialog.getByRole('searchbox', { name: 'Find a cinema' }).fill('doklands')
  await expect(boxes).toHaveCount(1)
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('searchbox').fill('')
  for (const name of names.filter((each) => !/Docklands/.test(each)).slice(0, 4))
    await dialog.getByRole('checkbox', { name }).check()
  await expect(dialog.getByRole('status')).toContainText('You can choose up to 5 cinemas.')
  await expect(dialog.getByRole('checkbox', { checked: false }).first()).toBeDisabled()
  await dialog.getByRole('button', { name: 'Show films' }).click()

  await expect(dialog).toBeHidden()
  await expect(filter).toBeFocused()
  await expect(filter).toHaveAccessibleName('Cinema 5 cinemas')
  await expect.poll(() => chosen(page.url())).toHaveLength(5)

  // A selection that is not applied changes nothing; a tag removes one cinema.
  await filter.click()
  await dialog.getByRole('checkbox', { name: /Docklands/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(filter).toHaveAccessibleName('Cinema 5 cinemas')
  await foldFilters(page)
  await page
    .getByRole('list', { name: 'Filters' })
    .getByRole('button', { name: /Docklands/ })
    .click()
  await unfoldFilters(page)
  await expect(filter).toHaveAccessibleName('Cinema 4 cinemas')
  await page.reload()
  await takenOver(page)
  await unfoldFilters(page)
  await expect(filter).toHaveAccessibleName('Cinema 4 cinemas')
  expect(chosen(page.url())).toHaveLength(4)
})
