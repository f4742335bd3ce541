import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, refuseFor, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { giftMenu } from '../../domain/testing/gift-menu.ts'
import { costs, named } from '../../domain/testing/menu.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { GiftShopPage } from './GiftShopPage.tsx'
import { page } from './page.ts'

const site = (id: string, name: string) => ({
  id,
  name: named(name),
  contactDetails: { address: { city: '' } },
})

async function open(script: Script = {}) {
  const tested = createTestStores({
    getSites: () => answerWith({ sites: [site('1001', 'Docklands'), site('1002', 'Mill Lane')] }),
    getGiftShopItemProfile: () => answerWith(giftMenu),
    getGiftShopItemAvailability: () =>
      answerWith({
        itemAvailabilities: [
          { itemId: 'shirt-l', isAvailable: false, unavailableReason: 'SoldOut' },
          { itemId: 'book', isAvailable: false, unavailableReason: 'SoldOut' },
        ],
        siteId: null,
        relatedData: { site: null },
      }),
    ...script,
  })
  const { stores } = tested
  const context = {
    params: {},
    pattern: '/gift-shop/',
    url: new URL('https://halcyon.example/gift-shop/'),
  }
  await page.load?.(stores, context)
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <GiftShopPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return { ...tested, basket: getGiftBasket(stores), context }
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('the head leads to where cards are made and looked up', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Make a gift card' })).toHaveAttribute(
    'href',
    '/gift-shop/gift-card/',
  )
  expect(screen.getByRole('link', { name: 'What is on my card?' })).toHaveAttribute(
    'href',
    '/gift-shop/balance/',
  )
})

test('a thing goes into the basket, and its limit says why there are no more', async () => {
  const { basket } = await open()
  for (const _ of [1, 2, 3]) await press('One Mug more')
  expect(basket.lines).toEqual([expect.objectContaining({ id: 'mug-1', quantity: 3 })])
  expect(screen.getByText('Up to 3 of these at this price')).toBeVisible()
  expect(screen.getByText('£33.00')).toBeInTheDocument()
})

test('a size that is sold out cannot be chosen; another one is a line with its label', async () => {
  const { basket } = await open()
  await press('Choose Shirt')
  const dialog = await screen.findByRole('dialog', { name: 'Shirt' })
  expect(within(dialog).getByRole('radio', { name: /^L/ })).toBeDisabled()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /A line on the label/ }), 'For Jo')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add for £22.00' }))
  expect(basket.lines).toEqual([expect.objectContaining({ itemId: 'shirt-m', comment: 'For Jo' })])
})

test('what is sold out keeps its place without a button', async () => {
  await open()
  const book = screen.getByText('Ten tickets').closest('li')
  expect(book).toHaveTextContent('Sold out')
})

test('things are fetched at the cinema that is chosen', async () => {
  const { basket } = await open()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Another cinema' }), '1002')
  expect(basket.siteId).toBe('1002')
  expect(screen.getByText('Fetch at Mill Lane')).toBeVisible()
})

test('a code shows what it stands for, and an unknown one says so', async () => {
  const { basket } = await open({
    getSellableItemsByCode: () =>
      answerWith({
        sellableItems: [{ itemId: 'mug', title: named('Mug'), price: costs(11) }],
        relatedData: { items: [], availableHours: [] },
      }),
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'MUG1')
  await press('Look it up')
  const found = await screen.findByRole('list', { name: 'Have you got a code?' })
  await userEvent.click(within(found).getByRole('button', { name: 'One Mug more' }))
  expect(basket.count).toBe(1)
})

test('a shop that did not come can be asked for again, with its status', async () => {
  const { stores, context } = await open({ getGiftShopItemProfile: () => refuseFor('site-not-found') })
  expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument()
  expect(page.status?.(stores, context)).toBe(503)
})
