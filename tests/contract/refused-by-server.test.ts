import { getConditionEntry, type ErrorNumbering } from '@foyer/contract/errors/catalogue'
import { samplePoints } from '../../server/src/balances/testing/sample-rules.ts'
import { BoxOffice } from '../../server/src/orders/testing/box-office.ts'
import { siteId } from '../../server/src/orders/testing/small-cinema.ts'
import { Desk } from './refusals/desk.ts'
import { refusals } from './refusals/refusals.ts'

/**
 * Every rule of orders, items and payments when the client is bypassed: this test and its table import nothing of the
 * client. Status, code, title and details as sent, in both numberings.
 */

jest.setTimeout(60_000)

describe.each([1, 2] as const)('the server, in numbering v%i, refuses', (numbering: ErrorNumbering) => {
  let office: BoxOffice
  let desk: Desk
  beforeAll(async () => {
    office = await BoxOffice.open({ numbering, settings: { balances: samplePoints } })
    desk = new Desk(office)
  })
  beforeEach(() => office.reset())
  afterAll(() => office.close())

  it.each(refusals)('$cause', async ({ condition, status, v1, v2, details = {}, caller, provoke }) => {
    if (caller === 'workstation') office.actAs({ kind: 'workstation', workstationId: 'till-1', siteId })
    const refused = await provoke(desk)
    expect(refused.status).toBe(status)
    expect(refused.problem).toMatchObject({
      type: `urn:foyer:problem:${condition}`,
      title: getConditionEntry(condition).title,
      status,
      ...details,
    })
    expect(refused.problem?.errorCode).toBe(numbering === 1 ? v1 : v2)
  })
})
