import type { MemberReward } from '@foyer/contract/wire/loyalty'
import { act, render, screen, within } from '@testing-library/react'
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
import { showtime } from '../../context/testing/showtime.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { costs, menu } from '../../domain/testing/menu.ts'
import { ShowtimeFoodPage } from './ShowtimeFoodPage.tsx'
import { page } from './page.ts'

const availability = {
  itemAvailabilities: [{ itemId: 'beer', isAvailable: false, unavailableReason: 'SoldOut' }],
  siteId: '1001',
  relatedData: { site: null },
}
const seat = {
  id: 'A4',
  label: '4',
  rowLabel: 'A',
  position: { areaNumber: 1, rowNumber: 1, columnNumber: 4 },
}

const ticket = {
  id: 't1',
  ticketTypeId: 'adult',
  seatId: 'A4',
  price: costs(12),
  amountSaved: costs(0),
  bookingFee: costs(0),
}

async function open(script: Script = {}) {
  const answer = showtime()
  const tested = createTestStores({
    getOrder: () => answerHeldOrder({ showtimes: [{ showtimeId: 's1', tickets: [], seats: [] }] as never }),
    getOrderCustomer: () => answerWith({ customer: null }),
    getShowtime: () => {
      if (!answer.ok) return answer
      const body = answer.value.body as { relatedData: { sites: object[] } }
      const [site] = body.relatedData.sites
      return answerWith({
        ...body,
        relatedData: {
          ...body.relatedData,
          sites: [
            {
              ...site,
              hasSellableItems: true,
              allowedItemDeliveryMethods: ['CounterPickup', 'InSeatDelivery'],
              contactDetails: { address: { city: '' } },
            },
          ],
        },
      })
    },
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () => answerWith(availability),
    setOrderItems: () => answerHeldOrder({ items: [{ id: 'meal-1', itemId: 'meal' }] }),
    ...script,
  })
  const { stores, orderStores } = tested
  stores.configuration.value.feature.foodAndBeverage = true
  const context = {
    params: { showtimeId: 's1' },
    pattern: '/order/showtimes/:showtimeId/food-and-drink/',
    url: new URL('https://halcyon.example/order/showtimes/s1/food-and-drink/'),
  }
  await page.load?.(stores, context)
  await orderStores.order.restore()
  orderStores.basket.restore()
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <ShowtimeFoodPage />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return tested
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('an item with choices is put together in its dialog and sent as a line', async () => {
  const { getCalls, orderStores } = await open()
  await press('Choose Meal')
  const dialog = await screen.findByRole('dialog', { name: 'Meal' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose: drink' }))
  expect(within(dialog).getByRole('radiogroup', { name: /Still missing/ })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('radio', { name: /cola/ }))
  await userEvent.click(within(dialog).getByRole('radio', { name: /large/ }))
  await userEvent.type(within(dialog).getByRole('textbox'), 'no ice')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add for £9.80' }))
  expect(orderStores.basket.itemsAt('1001').items).toHaveLength(1)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Go on to details' }))[0]!)
  expect(getCalls('setOrderItems')[0]?.[1]).toMatchObject({
    body: {
      items: [
        {
          id: 'meal-1',
          itemId: 'meal',
          quantity: 1,
          comment: 'no ice',
          modifiers: [
            { modifierGroupId: 'dips', modifierId: 'salsa' },
            {
              modifierGroupId: 'drink',
              modifierId: 'cola',
              quantity: 1,
              modifiers: [{ modifierGroupId: 'size', modifierId: 'large', quantity: 1 }],
            },
          ],
        },
      ],
    },
  })
})

test('what is sold out keeps its place without a button', async () => {
  await open()
  const drinks = screen.getByRole('list', { name: 'Drinks' })
  expect(within(drinks).getByRole('listitem')).toHaveTextContent('Sold out')
  expect(within(drinks).queryByRole('button')).toBeNull()
})

test('goods for the showtime can be chosen while their hours of sale are over for today', async () => {
  await open({
    getItemAvailability: () =>
      answerWith({
        ...availability,
        itemAvailabilities: [
          {
            itemId: 'meal',
            isAvailable: false,
            unavailableReason: 'OutOfHours',
            availableAt: '2026-11-22T10:00:00Z',
          },
        ],
      }),
  })
  await press('Choose Meal')
  expect(await screen.findByRole('dialog', { name: 'Meal' })).toBeInTheDocument()
})

test('a refused line is named, with its reason', async () => {
  const { orderStores } = await open({
    setOrderItems: () =>
      refuseFor('items-unavailable-18101', {
        itemAvailabilityErrors: [{ id: 'meal-1', itemId: 'meal', unavailableReason: 'SoldOut' }],
      }),
  })
  act(() =>
    orderStores.basket.changeItems('1001', {
      items: [{ id: 'meal-1', itemId: 'meal', quantity: 1, modifiers: [], comment: '' }],
    }),
  )
  await userEvent.click((await screen.findAllByRole('button', { name: 'Go on to details' }))[0]!)
  expect(await screen.findByRole('alert')).toHaveTextContent('meal: has just sold out')
  expect(orderStores.basket.itemsAt('1001').items).toHaveLength(1)
})

test('goods are brought to the seats that are held', async () => {
  const { orderStores } = await open({
    getOrder: () =>
      answerHeldOrder({ showtimes: [{ showtimeId: 's1', tickets: [ticket], seats: [seat] }] as never }),
  })
  await userEvent.click(screen.getByRole('radio', { name: /Bring it to our seats/ }))
  expect(orderStores.basket.itemsAt('1001').delivery).toEqual({
    method: 'InSeatDelivery',
    seat: { showtimeId: 's1', seatId: 'A4' },
  })
})

test('of seats in two rows the visitor says to which the goods are brought', async () => {
  const other = { ...seat, id: 'B7', label: '7', rowLabel: 'B', position: { ...seat.position, rowNumber: 2 } }
  const { orderStores } = await open({
    getOrder: () =>
      answerHeldOrder({
        showtimes: [{ showtimeId: 's1', tickets: [ticket], seats: [seat, other] }] as never,
      }),
  })
  await userEvent.click(screen.getByRole('radio', { name: /Bring it to our seats/ }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Another row' }), 'B7')
  expect(orderStores.basket.itemsAt('1001').delivery).toMatchObject({ seat: { seatId: 'B7' } })
})

test('a group that its defaults finish is folded to its answer, opens, and folds when another is answered', async () => {
  await open()
  await press('Choose Meal')
  const dialog = await screen.findByRole('dialog', { name: 'Meal' })
  const findStepper = () => within(dialog).queryByRole('button', { name: 'One salsa more' })
  expect(within(dialog).getByText('salsa')).toBeInTheDocument()
  expect(findStepper()).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: /^Change.*dips/ }))
  expect(findStepper()).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('radio', { name: /stout/ }))
  expect(findStepper()).toBeNull()
  expect(within(dialog).getByRole('radio', { name: /stout/ })).toBeChecked()
})

test('a menu that did not come can be asked for again, or left out', async () => {
  await open({ getItemProfile: () => refuseFor('site-not-found') })
  expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go on without food' })).toHaveAttribute(
    'href',
    '/order/customer-details/',
  )
})

test('an empty menu says so, and the order goes on', async () => {
  await open({
    getItemProfile: () =>
      answerWith({
        itemProfile: { siteId: '1001', pages: [] },
        relatedData: { items: [], availableHours: [] },
      }),
  })
  expect(screen.getByText('Nothing is sold here just now')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Go on without food' })).not.toHaveLength(0)
})

const [page1] = menu.itemProfile.pages
const [beerButton] = page1?.buttons ?? []
const rewarded = {
  ...menu,
  itemProfile: {
    ...menu.itemProfile,
    pages: menu.itemProfile.pages.map((each) => ({
      ...each,
      buttons: each.buttons.map((button) =>
        button.itemId === 'popcorn'
          ? {
              ...button,
              prices: [
                ...button.prices,
                {
                  ...beerButton?.prices[0],
                  price: costs(0),
                  isDefault: false,
                  restrictions: ['MemberReward'],
                  rewardId: 'bucket',
                  itemIds: ['popcorn-small'],
                },
              ],
            }
          : button,
      ),
    })),
  },
}
const bucket: MemberReward = {
  id: 'r1',
  rewardId: 'bucket',
  name: { text: 'A bucket of popcorn', translations: [] },
  description: null,
  type: 'Item',
  status: 'Held',
}

test('a member uses a reward for what it gives, once, and can keep it after all', async () => {
  const { stores, getCalls, orderStores } = await open({ getItemProfile: () => answerWith(rewarded) })
  expect(stores.memberOpenings.areRewardsWanted).toBe(true)
  expect(screen.queryByText('Your reward: A bucket of popcorn')).toBeNull()
  act(() => stores.memberOpenings.set([bucket]))
  expect(screen.getByText('Your reward: A bucket of popcorn')).toBeInTheDocument()
  await press('Choose Popcorn')
  const dialog = await screen.findByRole('dialog', { name: 'Popcorn' })
  const findBox = () =>
    within(dialog).queryByRole('checkbox', { name: /Use your reward: A bucket of popcorn, free/ })
  await userEvent.click(within(dialog).getByRole('radio', { name: /Large/ }))
  expect(findBox()).toBeNull()
  await userEvent.click(within(dialog).getByRole('radio', { name: /Small/ }))
  expect(findBox()).not.toBeChecked()
  await userEvent.click(findBox()!)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add for £0.00' }))
  expect(orderStores.basket.itemsAt('1001').items).toMatchObject([
    { itemId: 'popcorn-small', quantity: 1, rewardId: 'bucket' },
  ])
  await userEvent.click((await screen.findAllByRole('button', { name: 'Go on to details' }))[0]!)
  expect(getCalls('setOrderItems')[0]?.[1]).toMatchObject({
    body: { items: [{ itemId: 'popcorn-small', rewardId: 'bucket' }] },
  })
  await press('Pay for popcorn and keep the reward')
  expect(orderStores.basket.itemsAt('1001').items[0]).not.toHaveProperty('rewardId')
})

test('a reward that is used already is named, with its line', async () => {
  const { stores, orderStores } = await open({
    getItemProfile: () => answerWith(rewarded),
    setOrderItems: () =>
      refuseFor('items-unavailable', {
        itemAvailabilityErrors: [
          { id: 'popcorn-small-1', itemId: 'popcorn-small', unavailableReason: 'RewardNotHeld', limit: 0 },
        ],
      }),
  })
  act(() => stores.memberOpenings.set([bucket]))
  act(() =>
    orderStores.basket.changeItems('1001', {
      items: [
        {
          id: 'popcorn-small-1',
          itemId: 'popcorn-small',
          quantity: 1,
          modifiers: [],
          comment: '',
          rewardId: 'bucket',
        },
      ],
    }),
  )
  await userEvent.click((await screen.findAllByRole('button', { name: 'Go on to details' }))[0]!)
  expect(await screen.findByRole('alert')).toHaveTextContent('popcorn: your reward is used already')
})
