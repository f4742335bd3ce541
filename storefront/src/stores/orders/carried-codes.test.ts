import { CarriedCodes, type CarryResult } from './carried-codes.ts'

const added = (id: string | null): CarryResult => ({ kind: 'added', id })

/** Codes of order `o1`, each with what becomes of it on the next orders. */
function open(results: Readonly<Record<string, readonly CarryResult[]>>) {
  const clock = { time: 0, now: () => clock.time }
  const codes = new CarriedCodes(clock)
  const requested: string[] = []
  for (const [id, answers] of Object.entries(results)) {
    const left = [...answers]
    codes.keep(id, 'o1', async (orderId) => {
      requested.push(`${id} to ${orderId}`)
      return left.shift() ?? { kind: 'refused' }
    })
  }
  return { codes, requested, clock }
}
const ticket = (voucherId: string) => ({ id: 't1', ticketTypeId: 'adult', voucherId })

it('adds to another order what was on one, once, and never to its own', async () => {
  const { codes, requested } = open({ v1: [added('v2')] })
  expect(await codes.carryTo('o1')).toBe(false)
  expect(await codes.carryTo('o2')).toBe(true)
  expect(await codes.carryTo('o2')).toBe(false)
  expect(requested).toEqual(['v1 to o2'])
})

it('names in tickets what it is on the order now, after several orders, too', async () => {
  const { codes } = open({ v1: [added('v2')] })
  await codes.carryTo('o2')
  codes.keep('v2', 'o2', async () => added('v3'))
  await codes.carryTo('o3')
  expect(codes.toCurrent([ticket('v1'), ticket('other')])).toEqual([ticket('v3'), ticket('other')])
})

it.each([
  ['refused', { kind: 'refused' } as const],
  ['added without an id', added(null)],
])('names none in tickets if it is %s', async (_, result) => {
  const { codes } = open({ v1: [result] })
  await codes.carryTo('o2')
  expect(codes.toCurrent([ticket('v1')])).toEqual([{ ...ticket('v1'), voucherId: null }])
  expect(codes.isEmpty).toBe(true)
})

it('tries again what nobody has judged', async () => {
  const { codes, requested } = open({ v1: [{ kind: 'unanswered' }, added('v2')] })
  expect(await codes.carryTo('o2')).toBe(false)
  expect(await codes.carryTo('o2')).toBe(true)
  expect(requested).toEqual(['v1 to o2', 'v1 to o2'])
})

it('keeps a code whose id is the same on each order', async () => {
  const codes = new CarriedCodes({ now: () => 0 })
  codes.keep('v1', 'o1', async (orderId) => {
    codes.keep('v1', orderId, async () => added('v1'))
    return added('v1')
  })
  await codes.carryTo('o2')
  expect(codes.isEmpty).toBe(false)
  expect(codes.toCurrent([ticket('v1')])).toEqual([ticket('v1')])
})

it('carries nothing that was taken off, given up or paid for', async () => {
  const { codes, requested } = open({ v1: [added('v3')], v2: [added('v4')] })
  codes.drop('v1')
  await codes.carryTo('o2')
  codes.clear()
  await codes.carryTo('o3')
  expect(requested).toEqual(['v2 to o2'])
})

it('forgets after an hour: somebody else may use the page', async () => {
  const { codes, requested, clock } = open({ v1: [added('v2')] })
  clock.time = 60 * 60_000
  expect(codes.isEmpty).toBe(false)
  clock.time += 1
  expect(codes.isEmpty).toBe(true)
  expect(await codes.carryTo('o2')).toBe(false)
  expect(requested).toEqual([])
})
