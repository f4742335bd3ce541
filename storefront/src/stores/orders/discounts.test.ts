import type { DiscountAvailability } from '@foyer/contract/wire/discounts'
import {
  answerWith,
  createTestStores,
  refuseWith,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'

const text = (value: string) => ({ text: value, translations: [] })

const tuesday: DiscountAvailability = {
  discountId: 'tuesday',
  name: text('Tuesday for less'),
  isAutomatic: true,
  isAvailable: true,
  unavailableReason: null,
  calculation: { type: 'PercentageOff', percentageOff: 20 },
  ticketTypeIds: ['adult'],
}
const owl: DiscountAvailability = {
  ...tuesday,
  discountId: 'owl',
  name: text('Night owl'),
  isAutomatic: false,
}

type Reply = NonNullable<Script['getDiscountAvailability']>

const answer = (...discountAvailabilities: object[]) => answerWith({ discountAvailabilities })

const showtime = { id: 's1', siteId: '1001' }

function open(getDiscountAvailability: Reply, local = createMemoryStorage()) {
  const created = createTestStores({ getDiscountAvailability }, { local })
  created.orderStores.basket.restore()
  return { ...created, discounts: created.orderStores.discounts, local }
}

describe('the code of a discount', () => {
  it('opens it for its showtime alone', async () => {
    const { discounts, getCalls } = open(() => answer(tuesday, owl))
    expect(await discounts.applyDiscountCode(showtime, ' owl ')).toEqual({ kind: 'available', discount: owl })
    expect([discounts.openIds('s1'), discounts.openIds('s2')]).toEqual([['owl'], []])
    expect(discounts.applied('s1')).toEqual([{ code: 'OWL', discountId: 'owl' }])
    expect(getCalls('getDiscountAvailability')[0]?.[1]).toEqual({
      params: { showtimeId: 's1' },
      query: { code: 'OWL' },
    })
  })

  it('is one, however often it is entered, until it is removed', async () => {
    const { discounts } = open(() => answer(owl))
    await discounts.applyDiscountCode(showtime, 'OWL')
    await discounts.applyDiscountCode(showtime, 'owl')
    expect(discounts.openIds('s1')).toEqual(['owl'])
    discounts.removeDiscountCode(showtime, 'owl')
    expect(discounts.openIds('s1')).toEqual([])
  })

  it('stays in the basket', async () => {
    const { discounts, local } = open(() => answer(owl))
    await discounts.applyDiscountCode(showtime, 'OWL')
    expect(open(() => answer(owl), local).discounts.openIds('s1')).toEqual(['owl'])
  })

  it.each<[string, Reply, object]>([
    ['nobody’s', () => answer(tuesday), { kind: 'unknown' }],
    [
      'not asked for, as the server has no discounts',
      () => refuseWith(404, { title: 'Not found', status: 404 }),
      { kind: 'unknown' },
    ],
    [
      'not for the film',
      () => answer({ ...owl, isAvailable: false, unavailableReason: 'discount-invalid-for-film' }),
      { kind: 'unavailable', reason: 'discount-invalid-for-film' },
    ],
    [
      'refused for a reason that is not ours',
      () => answer({ ...owl, isAvailable: false, unavailableReason: 'FullMoon' }),
      { kind: 'unavailable', reason: 'discount-invalid' },
    ],
    [
      'for none of the tickets',
      () => answer({ ...owl, ticketTypeIds: [] }),
      { kind: 'unavailable', reason: 'discount-invalid-10102' },
    ],
    ['not answered', unreachable, { kind: 'network' }],
  ])('opens nothing if it is %s', async (_, reply, expected) => {
    const { discounts } = open(reply)
    expect(await discounts.applyDiscountCode(showtime, 'OWL')).toMatchObject(expected)
    expect(discounts.applied('s1')).toEqual([])
  })
})

it('finds discounts by their id, those of applied codes too', async () => {
  const { discounts } = open(() => answer(tuesday, owl))
  await discounts.ensure('s1')
  expect(discounts.find('s1', 'tuesday')?.name.text).toBe('Tuesday for less')
  await discounts.applyDiscountCode(showtime, 'OWL')
  expect(discounts.find('s1', 'owl')?.name.text).toBe('Night owl')
  expect(discounts.find('s2', 'owl')).toBeUndefined()
})

it('are none, and not asked for again, if the server does not have the call', async () => {
  const { discounts, getCalls } = open(() => refuseWith(404, { title: 'Not found', status: 404 }))
  await discounts.ensure('s1')
  await discounts.ensure('s1')
  expect(discounts.entry('s1').value).toEqual([])
  expect(getCalls('getDiscountAvailability')).toHaveLength(1)
})
