import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { ines, storedToken } from '../../context/testing/member-stores.ts'
import { answerWith, createTestStores, refuseFor, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { menu, named } from '../../domain/testing/menu.ts'
import { memberTokenKey } from '../../stores/visitor/signed-in.ts'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { page } from './page.ts'

const site = {
  id: '1001',
  name: named('Kite Mill'),
  contactDetails: { address: { city: '' }, phoneNumbers: [] },
  hasSellableItems: true,
  allowedItemDeliveryMethods: ['CounterPickup', 'ServiceAreaPickup'],
}
const slots = [
  { startsAt: '2026-11-21T19:10:00Z', isAvailable: false },
  { startsAt: '2026-11-21T19:20:00Z', isAvailable: true },
]

/** @param bought what this browser remembers, whose visitor has agreed to that */
async function open(script: Script = {}, bought?: unknown, isSignedIn = false, now?: string) {
  const tested = createTestStores({
    getSites: () => answerWith({ sites: [site] }),
    getItemProfile: () => answerWith(menu),
    getItemAvailability: () =>
      answerWith({
        itemAvailabilities: [],
        siteId: '1001',
        pickupSlots: slots,
        relatedData: { site: null },
      }),
    ...script,
  })
  const { stores, orderStores } = tested
  if (now !== undefined) stores.today.now = Date.parse(now)
  if (isSignedIn) stores.core.platform.local.set(memberTokenKey, storedToken)
  if (bought !== undefined) {
    const consent = getConsentStore(stores)
    consent.answer('Accepted')
    consent.optional.set('last-goods', JSON.stringify(bought))
  }
  const { feature, foodAndBeverage } = stores.configuration.value
  feature.foodAndBeverage = true
  foodAndBeverage.tips.order = { isEnabled: true, suggestedPercentages: [10] }
  const context = {
    params: { siteId: '1001' },
    pattern: '/order/sites/:siteId/food-and-drink/',
    url: new URL('https://halcyon.example/order/sites/1001/food-and-drink/'),
  }
  await page.load?.(stores, context)
  await orderStores.order.restore()
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={context}>
          <page.Page />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return tested
}

const press = (name: string | RegExp) => userEvent.click(screen.getAllByRole('button', { name })[0]!)

async function addPopcorn() {
  await press('Choose Popcorn')
  const dialog = await screen.findByRole('dialog', { name: 'Popcorn' })
  await userEvent.click(within(dialog).getByRole('radio', { name: /Large/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add for £6.40' }))
}

test('nothing is ordered without a choice', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Food and drink at Kite Mill')
  for (const button of screen.getAllByRole('button', { name: 'Nothing chosen yet' }))
    expect(button).toBeDisabled()
})

test('the first time that is free is chosen for a pickup, and a full one cannot be', async () => {
  const { orderStores } = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^Fetch it at a time/ }))
  expect(orderStores.basket.itemsAt('1001').delivery).toEqual({
    method: 'ServiceAreaPickup',
    startsAt: '2026-11-21T19:20:00Z',
  })
  expect(screen.getByRole('radio', { name: '19:10' })).toBeDisabled()
})

test('a tip can be given once there is something to tip for, and is in the sum', async () => {
  await open()
  expect(screen.queryByRole('radio', { name: /^10 %/ })).toBeNull()
  await addPopcorn()
  await userEvent.click(await screen.findByRole('radio', { name: /^10 %.*£0.64/ }))
  expect(screen.getAllByText('£7.04')).not.toHaveLength(0)
})

test('a line shows its choices, and is changed or taken out', async () => {
  const { orderStores } = await open()
  await addPopcorn()
  await press('Change popcorn')
  const dialog = await screen.findByRole('dialog', { name: 'Popcorn' })
  await userEvent.click(within(dialog).getByRole('radio', { name: /Small/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change for £4.20' }))
  expect(orderStores.basket.itemsAt('1001').items).toMatchObject([{ itemId: 'popcorn-small' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Take out popcorn' }))
  expect(orderStores.basket.itemsAt('1001').items).toEqual([])
})

test('a discount stands on the menu with what the thing costs otherwise, and is in the sum', async () => {
  const discount = {
    discountId: 'morning',
    name: named('Before noon'),
    isAutomatic: true,
    isAvailable: true,
    unavailableReason: null,
    calculation: { type: 'PercentageOff', percentageOff: 50 },
    itemIds: ['popcorn-small', 'popcorn-large'],
    isForMembers: false,
    limitPerOrder: null,
    availableUntil: '2026-11-21T18:00:00Z',
  }
  const forMembers = { ...discount, discountId: 'members', isForMembers: true, itemIds: ['beer'] }
  await open({
    getItemAvailability: () =>
      answerWith({
        itemAvailabilities: [],
        siteId: '1001',
        discountAvailabilities: [discount, forMembers],
        relatedData: { site: null },
      }),
  })
  const popcorn = screen.getByRole('button', { name: 'Choose Popcorn' }).closest('li')!
  expect(popcorn).toHaveTextContent('Before noon, until 18:00')
  expect(popcorn).toHaveTextContent('from £2.10 instead of £4.20')
  expect(screen.getByText('Members £2.50')).toBeVisible()
  await press('Choose Popcorn')
  const dialog = await screen.findByRole('dialog', { name: 'Popcorn' })
  await userEvent.click(within(dialog).getByRole('radio', { name: /Large.*£3\.20/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add for £3.20' }))
  expect(screen.getAllByText('£3.20')).not.toHaveLength(0)
})

describe('the same as last time', () => {
  const line = (itemId: string) => ({ itemId, quantity: 1, modifiers: [], comment: '', name: named(itemId) })
  const butter = { modifierGroupId: 'topping', modifierId: 'butter', quantity: 1 }
  const bought = {
    version: 1,
    siteId: '1001',
    lines: [{ ...line('popcorn-large'), modifiers: [butter] }, line('nachos')],
  }
  it('is one press, with its modifiers, and says what is not to be had', async () => {
    const { orderStores } = await open({}, bought)
    expect(await screen.findByText('Not to be had just now: nachos')).toBeVisible()
    await press('The same as last time')
    expect(orderStores.basket.itemsAt('1001').items).toEqual([
      { id: 'popcorn-large-1', itemId: 'popcorn-large', quantity: 1, modifiers: [butter], comment: '' },
    ])
    expect(screen.queryByRole('heading', { name: 'The same as last time?' })).toBeNull()
  })

  it('is offered a member from their visits, where the browser remembers nothing', async () => {
    const order = (completedAt: string, itemId: string) => ({
      ...{
        id: completedAt,
        type: 'Standard',
        status: 'Completed',
        siteId: '1001',
        showtimes: [],
        payments: [],
      },
      ...{ completedAt, totalPrice: { valueIncludingTax: 5, valueExcludingTax: 5, tax: 0 } },
      items: [
        {
          ...{ id: 'i1', itemId, quantity: 2 },
          modifiers: [{ ...butter, name: named('Butter'), modifiers: [] }],
        },
      ],
    })
    const journeys = (...orders: object[]) => answerWith({ journeys: [{ id: 'j1', orders }] })
    const { orderStores } = await open(
      {
        getCurrentMember: () => answerWith({ member: ines }),
        getCurrentJourneys: () => journeys(),
        getPastJourneys: () =>
          journeys(
            order('2026-10-01T19:00:00Z', 'popcorn-small'),
            order('2026-11-01T19:00:00Z', 'popcorn-large'),
          ),
      },
      undefined,
      true,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'The same as last time' }))
    expect(orderStores.basket.itemsAt('1001').items).toEqual([
      { id: 'popcorn-large-1', itemId: 'popcorn-large', quantity: 2, modifiers: [butter], comment: '' },
    ])
  })

  describe.each([
    ['late in the evening', '2026-11-22T01:30:00Z'],
    ['before opening', '2026-11-21T08:30:00Z'],
  ])('%s', (_when, now) => {
    const lastNight = { ...bought, lines: [line('popcorn-large'), line('beer')] }
    /** As the server says it at that hour. */
    const outOfHours = () =>
      answerWith({
        siteId: '1001',
        itemAvailabilities: [
          { itemId: 'beer', isAvailable: false, unavailableReason: 'OutOfHours', availableCount: null },
        ],
        pickupSlots: slots,
        relatedData: { site: null },
      })
    const repeat = async (orderStores: Awaited<ReturnType<typeof open>>['orderStores']) => {
      await press('The same as last time')
      return orderStores.basket.itemsAt('1001').items.map(({ itemId }) => itemId)
    }

    it('leaves out what is not sold at this hour, for now', async () => {
      const { orderStores } = await open({ getItemAvailability: outOfHours }, lastNight, false, now)
      expect(await screen.findByText('Not to be had just now: beer')).toBeVisible()
      expect(await repeat(orderStores)).toEqual(['popcorn-large'])
    })

    it('has all of it for a time of pickup, whose hours the server judges', async () => {
      const { orderStores } = await open({ getItemAvailability: outOfHours }, lastNight, false, now)
      await screen.findByText('Not to be had just now: beer')
      act(() =>
        orderStores.basket.changeItems('1001', {
          delivery: { method: 'ServiceAreaPickup', startsAt: '2026-11-21T19:20:00Z' },
        }),
      )
      expect(screen.queryByText(/Not to be had just now/)).toBeNull()
      expect(await repeat(orderStores)).toEqual(['popcorn-large', 'beer'])
    })
  })

  it.each<[string, unknown]>([
    ['at another cinema', { ...bought, siteId: '1002' }],
    ['of which nothing is sold', { ...bought, lines: [line('nachos')] }],
    ['that cannot be read', { ...bought, lines: 'popcorn' }],
  ])('is not offered for goods %s', async (_, value) => {
    await open({}, value)
    // Its code has come, and has nothing to say.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('heading', { name: 'The same as last time?' })).toBeNull()
  })
})

test('a diet hides what does not fit, and says how much', async () => {
  await open()
  await press('Vegan')
  expect(screen.getByText('2 things are hidden')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Choose Meal' })).toBeNull()
  await press('Vegan')
  expect(screen.getByRole('button', { name: 'Choose Meal' })).toBeInTheDocument()
})

test('a cinema that is not there leads to the others', async () => {
  await open({ getSites: () => answerWith({ sites: [] }), getItemProfile: () => refuseFor('site-not-found') })
  expect(screen.getByText('This cinema is not one of ours')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Choose another cinema' })).toHaveAttribute(
    'href',
    '/food-and-drink/',
  )
})
