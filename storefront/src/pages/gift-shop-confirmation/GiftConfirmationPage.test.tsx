import type { CompletedOrder } from '@foyer/contract/wire/orders'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { answerWith, createTestStores, refuseFor, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { giftMenu } from '../../domain/testing/gift-menu.ts'
import { costs, named } from '../../domain/testing/menu.ts'
import { getGiftBasket } from '../../stores/gift-shop/get-gift-basket.ts'
import { GiftConfirmationPage } from './GiftConfirmationPage.tsx'
import { page } from './page.ts'

const cardNumber = 'HG7734120981'
const card = {
  id: 'g1',
  itemId: 'gift-card',
  giftCard: {
    faceId: 'sunset',
    amount: costs(25),
    recipientName: 'Jo Marsh',
    recipientEmail: 'j…@postbox.example',
    message: null,
    sendsAt: '2026-11-28T09:00:00.000Z',
  },
}
const book = { id: 'b1', itemId: 'book' }
const mug = { id: 'm1', itemId: 'mug', quantity: 2 }

const completed = (items: CompletedOrder['items']) =>
  answerWith({
    order: {
      id: 'o1',
      type: 'GiftShop',
      siteId: '1001',
      status: 'Completed',
      showtimes: [],
      items,
      payments: [],
      paymentSummary: [],
      vouchers: [],
      deals: [],
      totalPrice: costs(126),
      transaction: { number: 'GX271M', barcode: 'ABC' },
    },
    relatedData: {
      sites: [{ id: '1001', name: named('Docklands'), contactDetails: { address: { city: '' } } }],
      items: giftMenu.relatedData.items.map(({ id, name }) => ({ id, name })),
      showtimes: [],
      films: [],
      ticketTypes: [],
      areaCategories: [],
      screens: [],
    },
  })

async function open(script: Script) {
  const tested = createTestStores({
    getGiftShopItemProfile: () => answerWith(giftMenu),
    getRedeemableItems: () =>
      answerWith({
        redeemableItems: [
          {
            orderItemId: 'g1',
            itemId: 'gift-card',
            name: named('Gift card'),
            type: 'GiftCard',
            code: cardNumber,
          },
          {
            orderItemId: 'b1',
            itemId: 'book',
            name: named('Ten tickets'),
            type: 'Voucher',
            code: 'HV1234567890',
            pin: '0042',
            expiresAt: '2027-11-21T12:00:00.000Z',
          },
        ],
      }),
    ...script,
  })
  const context = {
    params: { orderId: 'o1' },
    pattern: '/gift-shop/orders/:orderId/confirmation/',
    url: new URL('https://halcyon.example/gift-shop/orders/o1/confirmation/'),
  }
  const basket = getGiftBasket(tested.stores)
  basket.addItem({ itemId: 'mug', quantity: 2, modifiers: [], comment: '' })
  basket.noteSent('o1')
  await page.load?.(tested.stores, context)
  render(
    <TestRouter>
      <Application stores={tested.stores}>
        <PageContextContext value={context}>
          <GiftConfirmationPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return { ...tested, basket, context }
}

test('a card is said to open on its day, things wait at the cinema, and the basket is empty', async () => {
  const { basket } = await open({ getCompletedOrder: () => completed([card, mug]) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Jo Marsh will smile on Saturday 28 November',
  )
  expect(screen.getByText('2 × Mug')).toBeVisible()
  expect(screen.getByText('At the counter of Docklands. Say GX271M.')).toBeVisible()
  expect(basket.count).toBe(0)
})

test('a card opens by the clock of whoever gets it', async () => {
  const abroad = { ...card.giftCard, sendsAt: '2026-11-27T20:30:00.000Z', timeZone: 'Asia/Tokyo' }
  await open({ getCompletedOrder: () => completed([{ ...card, giftCard: abroad }]) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saturday 28 November')
  expect(screen.getByText(/on Saturday 28 November at 0?5:30/)).toBeVisible()
})

test('codes are loaded by a press, without the numbers of gift cards', async () => {
  const { getCalls } = await open({ getCompletedOrder: () => completed([card, book]) })
  expect(screen.getByText(/× Ten tickets$/)).toBeVisible()
  expect(screen.getByText('The codes are on their way to your email.')).toBeVisible()
  expect(getCalls('getRedeemableItems')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show the codes' }))
  const codes = await screen.findByRole('list', { name: 'Your codes' })
  expect(within(codes).getAllByRole('listitem')).toHaveLength(1)
  expect(codes).toHaveTextContent('HV1234567890')
  expect(codes).toHaveTextContent('PIN 0042')
  expect(document.body).not.toHaveTextContent(cardNumber)
})

test('an order that nobody has is not found', async () => {
  const { stores, context } = await open({ getCompletedOrder: () => refuseFor('order-not-found') })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/gift-shop/')
  expect(page.status?.(stores, context)).toBe(404)
})
