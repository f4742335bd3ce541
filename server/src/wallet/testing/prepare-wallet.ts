import type { FrameConnectorParameters } from '@foyer/contract/payments/frame'
import { pickTestEngines } from '../../database/testing/engines.ts'
import { openPgliteInMemory } from '../../database/testing/pglite.ts'
import type { MemberCaller } from '../../domain/caller.ts'
import { insertMember } from '../../loyalty/testing/insert-member.ts'
import { BoxOffice, type BoxOfficeOptions } from '../../orders/testing/box-office.ts'

export const ines: MemberCaller = { kind: 'member', memberId: 'ines', rewardIds: [], subscriptionIds: [] }
export const maya: MemberCaller = { ...ines, memberId: 'maya' }
export const atTill: MemberCaller = { ...ines, workstation: { workstationId: 'till', siteId: 'site' } }
export const method = { webPaymentMethodId: 'ledgerline-card' }

/** Numbers of cards, by what the provider's bank does with them. */
export const cardNumbers = {
  good: '4111111111111111',
  slow: '4000000000000044',
  challenged: '4000000000003220',
  expiredAtBank: '4000000000000069',
  silent: '4000000000000127',
}

export const engines = pickTestEngines<{ name: string; open: () => Promise<BoxOfficeOptions> }>([
  { name: 'SQLite', open: async () => ({}) },
  { name: 'PGlite', open: async () => ({ target: { pglite: await openPgliteInMemory() } }) },
])

/** The session of the provider's fields that an answer opens, and the address of their frame. */
export function readFields({ connectorParametersJson }: { connectorParametersJson: string }) {
  const { frameUrl } = JSON.parse(connectorParametersJson) as FrameConnectorParameters
  return { frameUrl, session: new URL(frameUrl).searchParams.get('session') ?? '' }
}

/**
 * Registers a suite's set-up: one box office for all its tests. Before each test it is reset, Ines and Maya are members
 * without cards, and calls are those of Ines.
 * @param onOpen receives the office before the first test
 * @returns what the tests do with the cards of whoever calls
 */
export function prepareWallet(
  open: () => Promise<BoxOfficeOptions>,
  onOpen: (office: BoxOffice) => void,
  options: BoxOfficeOptions = {},
) {
  let office: BoxOffice
  beforeAll(async () => {
    office = await BoxOffice.open({ ...options, ...(await open()) })
    onOpen(office)
  })
  beforeEach(async () => {
    await office.reset()
    for (const { memberId } of [ines, maya]) await insertMember(office.database, memberId)
    office.actAs(ines)
  })
  afterAll(() => office.close())

  const list = async () => (await office.call('getPaymentCards')).body.cards
  const providerCards = async () =>
    (
      await office.database.read
        .selectFrom('provider_card')
        .select('last_four')
        .orderBy('last_four')
        .execute()
    ).map((row) => row.last_four)

  /** Opens the provider's fields for a card. */
  async function begin(isPrimary = false) {
    const { body } = await office.call('createEmbeddedPaymentCard', {}, { ...method, isPrimary })
    return { id: body.memberPaymentCardId, session: readFields(body).session }
  }
  /** Adds a card. @returns its id */
  async function add(number = cardNumbers.good, isPrimary = false): Promise<string> {
    const { id, session } = await begin(isPrimary)
    await office.sendCard(session, number)
    const { body } = await office.call('getPaymentCardCreation', { paymentCardId: id })
    return body.memberPaymentCardId ?? ''
  }
  const creation = async (paymentCardId: string) =>
    (await office.call('getPaymentCardCreation', { paymentCardId })).body

  return { list, providerCards, begin, add, creation }
}
