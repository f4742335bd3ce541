import { operations, type Operation, type OperationId } from '@foyer/contract/operations'
import { callerKinds } from '@foyer/contract/wire/access'
import { visitor, type Caller, type MemberCaller } from '../domain/caller.ts'
import { callerCheck } from './caller-check.ts'
import { problemHandling, ProblemError } from './problem.ts'
import { getRoutePath } from './route.ts'
import { createTestApp } from './testing/test-app.ts'

/** Caller by what the call carries. */
const callers = {
  'no token': () => visitor,
  member: () => member('m1'),
  'another member': () => member('m2'),
  'a member at a workstation': () => ({
    ...member('m1'),
    workstation: { workstationId: 'till-1', siteId: '1001' },
  }),
  workstation: () => ({ kind: 'workstation', workstationId: 'till-1', siteId: '1001' }),
  'an expired token': () => {
    throw new ProblemError('member-token-expired')
  },
  'a revoked token': () => {
    throw new ProblemError('member-token-expired')
  },
} as const satisfies Record<string, () => Caller>
type Token = keyof typeof callers
const tokens = Object.keys(callers) as Token[]

function member(memberId: string): MemberCaller {
  return { kind: 'member', memberId, rewardIds: [], subscriptionIds: [] }
}

const passes = 'answered'
/** Answers to an expired and to a revoked token. */
const ended = ['member-token-expired', 'member-token-expired'] as const
/** Answers by the operation's access, in the order of `tokens`. */
const expected = {
  'public of all': tokens.map(() => passes),
  'credentials of all': tokens.map(() => passes),
  'holder of all': [passes, passes, passes, passes, passes, ...ended],
  'caller of all': [passes, passes, passes, passes, passes, ...ended],
  'holder of workstation': ['forbidden', 'forbidden', 'forbidden', passes, passes, ...ended],
  'holder of member': ['member-not-signed-in', passes, passes, passes, 'forbidden', ...ended],
  'caller of workstation': ['forbidden', 'forbidden', 'forbidden', passes, passes, ...ended],
  'caller of member': ['member-not-signed-in', passes, passes, passes, 'forbidden', ...ended],
  'change of member': ['member-not-signed-in', passes, passes, 'forbidden', 'forbidden', ...ended],
} as const

const ids = Object.keys(operations) as OperationId[]
const all: readonly Operation[] = ids.map((id): Operation => operations[id])
/** Operations that are not for every caller. */
const closedAccess: Partial<Record<OperationId, keyof typeof expected>> = {
  createWorkstationCookie: 'holder of workstation',
  getMaximumMemberBalance: 'holder of member',
  setMemberBalancePayment: 'holder of member',
  createCinemaProcessedPayment: 'holder of workstation',
  setCinemaProcessedPayment: 'holder of workstation',
  startPreparation: 'holder of workstation',
  startItemDeliveriesPreparation: 'holder of workstation',
  startItemDeliveryPreparation: 'holder of workstation',
  setOrderCollected: 'holder of workstation',
  getOrdersInPreparation: 'holder of workstation',
  getCounterRewards: 'holder of workstation',
  handOverReward: 'holder of workstation',
  getWorkstation: 'caller of workstation',
  setWorkstation: 'caller of workstation',
  deleteWorkstation: 'caller of workstation',
  getCurrentMember: 'caller of member',
  sendEmailVerification: 'caller of member',
  deleteCurrentMember: 'change of member',
  deleteMemberPhoto: 'change of member',
  setMemberPhoto: 'change of member',
  setPersonalDetails: 'change of member',
  getMemberRewards: 'caller of member',
  getMemberReferrals: 'caller of member',
  takeMemberReward: 'caller of member',
  getOrderClaim: 'caller of member',
  claimOrder: 'caller of member',
  getCurrentJourneys: 'caller of member',
  getPastJourneys: 'caller of member',
  getActiveOrders: 'caller of member',
  getMemberTransactions: 'caller of member',
  getWatchedFilms: 'caller of member',
  getWatchedFilmsPicture: 'caller of member',
  getPaymentCards: 'caller of member',
  getPaymentCard: 'caller of member',
  getPaymentCardCreation: 'caller of member',
  createEmbeddedPaymentCard: 'change of member',
  deletePaymentCard: 'change of member',
  setPrimaryPaymentCard: 'change of member',
  getMemberRedemptionCards: 'caller of member',
  addMemberRedemptionCard: 'change of member',
  removeMemberRedemptionCard: 'change of member',
  getDataExports: 'caller of member',
  createDataExport: 'change of member',
  listSessions: 'caller of member',
  endSession: 'change of member',
  endSessions: 'change of member',
  getWatchlistFilms: 'caller of member',
  addWatchlistFilm: 'caller of member',
  removeWatchlistFilm: 'caller of member',
  setWatchlistNotice: 'caller of member',
  getPasskeys: 'caller of member',
  createPasskeyOptions: 'change of member',
  createSubscriptionOrder: 'caller of member',
  createPasskey: 'change of member',
  renamePasskey: 'change of member',
  deletePasskey: 'change of member',
  setMemberEmail: 'change of member',
  setMemberPassword: 'change of member',
  setMemberUsername: 'change of member',
}

function describeAccess({ access }: Operation): string {
  const isForAll = callerKinds.every((kind) => access.callers.includes(kind))
  return `${access.changesMember ? 'change' : access.data} of ${isForAll ? 'all' : access.callers.join(' and ')}`
}

describe('who may make a call', () => {
  let now: Token = 'no token'
  const app = createTestApp()
  beforeAll(async () => {
    await app.register(problemHandling, { numbering: () => 1 })
    await app.register(callerCheck, { getCaller: () => callers[now]() })
    for (const operation of all)
      app.route({
        method: operation.method,
        url: getRoutePath(operation),
        config: { operation },
        handler: async () => passes,
      })
    app.get('/outside', async () => passes)
    await app.ready()
  })
  afterAll(() => app.close())

  async function callAs(token: Token, method: string, url: string): Promise<string> {
    now = token
    const answer = await app.inject({ method: method as 'GET', url })
    return answer.statusCode === 200
      ? answer.body
      : (answer.json<{ type: string }>().type.split(':').at(-1) ?? '')
  }

  it.each(all.map((operation) => [operation.id, operation] as const))(
    'is compared with the table for %s',
    async (_id, operation) => {
      const answers: string[] = []
      const url = getRoutePath(operation).replace(/:\w+/g, 'x')
      for (const token of tokens) answers.push(await callAs(token, operation.method, url))
      expect({ access: describeAccess(operation), answers }).toEqual({
        access: describeAccess(operation),
        answers: expected[describeAccess(operation) as keyof typeof expected],
      })
    },
  )

  it('is no question for what is no operation', async () => {
    for (const token of tokens) expect(await callAs(token, 'GET', '/outside')).toBe(passes)
  })

  it('is restricted for these operations', () => {
    const closed = all.filter(({ access }) => access.callers.length < callerKinds.length)
    expect(Object.fromEntries(closed.map((operation) => [operation.id, describeAccess(operation)]))).toEqual(
      closedAccess,
    )
  })

  it('says that data of nobody in particular are for all', () => {
    const closed = all.filter(
      ({ access }) =>
        ['public', 'credentials'].includes(access.data) && access.callers.length < callerKinds.length,
    )
    expect(closed).toEqual([])
  })
})
