import { openPgliteInMemory } from '../../database/testing/pglite.ts'
import { BoxOffice, type BoxOfficeOptions } from '../testing/box-office.ts'

// PostgreSQL in memory is slow to start.
jest.setTimeout(120_000)

const rivals = 200

describe.each<[string, () => Promise<BoxOfficeOptions>]>([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ target: { pglite: await openPgliteInMemory() } })],
])('the last piece of an item on %s', (_, getOptions) => {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open(await getOptions())
  })
  afterAll(() => office.close())

  it(`is sold to exactly one of ${String(rivals)} rivals`, async () => {
    await office.setStock('crisps', 1)
    const orders = await Promise.all(Array.from({ length: rivals }, () => office.order()))
    const answers = await Promise.all(
      orders.map((orderId) =>
        office.call('setOrderItems', { orderId }, { items: [{ id: 'i1', itemId: 'crisps' }] }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ problem }) => problem !== null)
    expect(new Set(refused.map(({ problem }) => problem?.errorCode))).toEqual(new Set([18101]))
    const counted = await office.database.read
      .selectFrom('scarce')
      .select(['capacity', 'taken'])
      .where('id', 'like', 'stock:%')
      .executeTakeFirst()
    expect([Number(counted?.capacity), Number(counted?.taken)]).toEqual([1, 1])
  })
})
