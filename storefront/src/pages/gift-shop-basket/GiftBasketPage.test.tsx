import type { Order } from '@foyer/contract/wire/orders'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import {
  answerHeldOrder,
  answerWith,
  createTestStores,
  refuseFor,
  type Script,
} from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { giftMenu } from '../../domain/testing/gift-menu.ts'
import { named } from '../../domain/testing/menu.ts'
import { emptyGiftCard } from '../../stores/gift-shop/gift-basket-content.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { GiftBasketPage } from './GiftBasketPage.tsx'
import { page } from './page.ts'

const gifts: Partial<Order> = { type: 'GiftShop', showtimes: [], items: [] }
const mug = { itemId: 'mug', quantity: 2, modifiers: [], comment: '' }

async function open(script: Script = {}) {
  const tested = createTestStores({
    getSites: () =>
      answerWith({
        sites: [{ id: '1001', name: named('Docklands'), contactDetails: { address: { city: '' } } }],
      }),
    getGiftShopItemProfile: () => answerWith(giftMenu),
    getGiftShopItemAvailability: () =>
      answerWith({ itemAvailabilities: [], siteId: null, relatedData: { site: null } }),
    getOrder: () => answerHeldOrder({ ...gifts }),
    getOrderCustomer: () => answerWith({ customer: null }),
    createGiftShopOrder: () => answerHeldOrder({ ...gifts, id: 'o2' }),
    deleteOrder: () => answerWith(undefined),
    setOrderItems: () => answerHeldOrder({ ...gifts, items: [{ id: 'mug-1', itemId: 'mug' }] }),
    ...script,
  })
  const context = {
    params: {},
    pattern: '/gift-shop/basket/',
    url: new URL('https://halcyon.example/gift-shop/basket/'),
  }
  await page.load?.(tested.stores, context)
  const basket = getGiftBasket(tested.stores)
  basket.restore()
  basket.addItem(mug)
  basket.addGiftCard('gift-card', {
    ...emptyGiftCard,
    amount: 25,
    faceId: 'sunset',
    recipientName: 'Jo Marsh',
    recipientEmail: 'jo@postbox.example',
  })
  render(
    <TestRouter>
      <Application stores={tested.stores}>
        <PageContextContext value={context}>
          <GiftBasketPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return { ...tested, basket }
}

const press = async (name: string | RegExp) => {
  const [button] = screen.getAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

test('the basket is sent as an order of the gift shop, with its cards', async () => {
  const { getCalls, basket } = await open()
  expect(screen.getAllByText('£47.00')).not.toHaveLength(0)
  await press('Go on to details')
  expect(getCalls('setOrderItems')[0]?.[1]).toMatchObject({
    body: {
      items: [
        { id: 'mug-1', itemId: 'mug', quantity: 2 },
        {
          id: 'gift-card-1',
          itemId: 'gift-card',
          giftCard: { amount: 25, recipient: { name: 'Jo Marsh', email: 'jo@postbox.example' } },
        },
      ],
    },
  })
  expect(getCalls('createStandardOrder')).toEqual([])
  expect(basket.content.orderId).toBe('o1')
})

test('a line that was taken out can be put back', async () => {
  const { basket } = await open()
  await press('Take out Mug')
  expect(basket.count).toBe(1)
  await press('Put it back')
  expect(basket.lines[0]).toMatchObject({ itemId: 'mug', quantity: 2 })
})

test('a book of tickets comes by mail, and only things are fetched somewhere', async () => {
  const { basket } = await open()
  act(() => basket.addItem({ ...mug, itemId: 'book', quantity: 1 }))
  const [mugLine, , bookLine] = screen.getAllByRole('listitem').filter((each) => each.querySelector('strong'))
  expect(mugLine).toHaveTextContent('Fetch at Docklands')
  expect(bookLine).toHaveTextContent('Codes by email as soon as it is paid')
  await press('Take out Mug')
  expect(screen.queryByText('Fetch at Docklands')).toBeNull()
})

test('tickets that are held are not given up unasked', async () => {
  const { getCalls } = await open({ getOrder: () => answerHeldOrder({ type: 'Standard' }) })
  await press('Go on to details')
  expect(await screen.findByRole('alert')).toHaveTextContent('You hold an order that is not paid')
  expect([getCalls('deleteOrder'), getCalls('createGiftShopOrder')]).toEqual([[], []])
  await press('Give it up and go on')
  expect(getCalls('deleteOrder')).toHaveLength(1)
  expect(getCalls('createGiftShopOrder')).toHaveLength(1)
})

test('a refused line is named, with its reason, and stays', async () => {
  const { basket } = await open({
    setOrderItems: () =>
      refuseFor('items-unavailable-18101', {
        itemAvailabilityErrors: [{ id: 'mug-1', itemId: 'mug', unavailableReason: 'SoldOut' }],
      }),
  })
  await press('Go on to details')
  expect(await screen.findByRole('alert')).toHaveTextContent('Mug: has just sold out')
  expect(basket.count).toBe(3)
})

test('an empty basket leads back to the shop', async () => {
  const { basket } = await open()
  act(() => {
    for (const { id } of basket.lines) basket.remove(id)
  })
  expect(screen.getByRole('link', { name: 'Look round the shop' })).toHaveAttribute('href', '/gift-shop/')
  expect(screen.queryByRole('button', { name: 'Go on to details' })).toBeNull()
})
