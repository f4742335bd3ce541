import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { PageContextContext, StoresContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { answerWith, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { loyaltyMasterData } from '../../member/testing/loyalty.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { page } from './page.ts'

const name = (text: string) => ({ text, translations: [] })
const money = (value: number) => ({ valueIncludingTax: value, valueExcludingTax: value, tax: 0 })
const item = (id: string, balanceUnits?: number) => ({
  id,
  name: name(id),
  description: null,
  // As our server marks them: they are for members.
  restrictions: balanceUnits === undefined ? [] : ['Member'],
  availableHoursId: null,
  allowedDeliveryMethods: ['ElectronicDelivery'],
  modifierGroups: [],
  ...(balanceUnits !== undefined && { balanceUnits }),
})
const button = (itemId: string, price: number) => ({
  itemId,
  title: name(''),
  displayPriority: 1,
  prices: [{ price: money(price), isDefault: true, restrictions: [] }],
})

const shop = (things: readonly (readonly [id: string, price: number, units?: number])[]) => () =>
  answerWith({
    itemProfile: {
      pages: [
        {
          number: 1,
          displayPriority: 1,
          title: name('Points'),
          buttons: things.map(([id, price]) => button(id, price)),
        },
      ],
    },
    relatedData: {
      items: things.map(([id, , units]) => item(id, units)),
      modifierGroups: [],
      availableHours: [],
      allergens: [],
      orderLocations: [],
    },
  })
const goods = shop([
  ['p1000', 10, 1000],
  ['p2000', 20, 2000],
  ['p100', 1, 100],
  ['mug', 8],
])

const Address = () => <code>{useLocation().pathname}</code>

async function visit(script: Script = {}) {
  const created = createMemberStores(
    {
      getLoyaltyMasterData: () => answerWith(loyaltyMasterData),
      getMemberRewards: () => answerWith({ rewards: [] }),
      getGiftShopItemProfile: goods,
      getGiftShopItemAvailability: () => answerWith({ itemAvailabilities: [], siteId: null }),
      ...script,
    },
    {
      member: {
        clubMembership: { clubId: 'circle', clubLevelId: 'silver' },
        balances: [{ balanceTypeId: 'points', units: 1840 }],
      },
    },
  )
  created.stores.configuration.value.feature.giftShop = true
  const pattern = '/member/recharge-points/'
  const url = new URL(pattern, 'https://halcyon.example')
  const { Page } = page
  await act(async () => {
    render(
      <TestRouter initialEntries={[pattern]}>
        <StoresContext value={created.stores}>
          <PageContextContext value={{ params: {}, url, pattern }}>
            <Page />
            <Address />
          </PageContextContext>
        </StoresContext>
      </TestRouter>,
    )
  })
  return created
}
const getPanel = () => within(screen.getByRole('region', { name: 'After that' }))

it('offers points, with what they bring, and shows where one stands after them', async () => {
  await visit()
  expect(await screen.findByRole('radiogroup', { name: 'How many?' })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  // The one that leads to the next level is chosen.
  const more = screen.getByRole('radio', { name: '1,000 points £10.00' })
  expect(more).toBeChecked()
  expect(more).toHaveAccessibleDescription('To Gold, and what it brings')
  // More than enough is not said to bring more.
  expect(screen.getByRole('radio', { name: '2,000 points £20.00' })).toHaveAccessibleDescription('')
  expect(getPanel().getByText('2,840')).toBeVisible()
  expect(getPanel().getAllByText('That makes you Gold.')[0]).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '100 points £1.00' }))
  expect(getPanel().getByText('1,940')).toBeVisible()
  expect(
    getPanel()
      .getByText(/^Silver/)
      .closest('li'),
  ).toHaveAttribute('aria-current', 'true')
})

it('leads into the gift shop’s order, with one kind of points in it', async () => {
  const { stores } = await visit()
  const basket = getGiftBasket(stores)
  basket.addItem({ itemId: 'p100', quantity: 3, modifiers: [], comment: '' })
  basket.addItem({ itemId: 'mug', quantity: 1, modifiers: [], comment: '' })
  await userEvent.click(await screen.findByRole('button', { name: 'To the basket, £10.00' }))
  expect(basket.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    ['mug', 1],
    ['p1000', 1],
  ])
  expect(screen.getByText('/gift-shop/basket/')).toBeVisible()
})

it.each<[string, Script]>([
  ['a shop that has none', { getGiftShopItemProfile: shop([['mug', 8]]) }],
  ['a server without a shop', { getGiftShopItemProfile: () => refuseWith(404, {}) }],
  [
    'a shop whose points are sold out',
    {
      getGiftShopItemAvailability: () =>
        answerWith({
          itemAvailabilities: ['p100', 'p1000', 'p2000'].map((itemId) => ({ itemId, isAvailable: false })),
          siteId: null,
        }),
    },
  ],
])('says how points are come by in %s', async (_, script) => {
  await visit(script)
  expect(await screen.findByRole('heading', { name: 'They cannot be bought here' })).toBeVisible()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

it('says that the shop did not answer, and tries again', async () => {
  const { script } = await visit({ getGiftShopItemProfile: unreachable })
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not answer')
  script.getGiftShopItemProfile = goods
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3))
})

it('counts from nothing where a server knows of no points', async () => {
  await visit({
    getLoyaltyMasterData: unreachable,
    getCurrentMember: () => answerWith({ member: { id: 'm1' } }),
  })
  expect(await screen.findByRole('radio', { name: '1,000 points £10.00' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Your level' })).toBeNull()
})
