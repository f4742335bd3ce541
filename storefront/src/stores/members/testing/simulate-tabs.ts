import { failed, success } from '../../../cache/result.ts'
import type { Failure } from '../../../services/http/failure.ts'
import type { MembersService } from '../../../services/ocapi/members.ts'
import { createVolatileStorage } from '../../browser/volatile-storage.ts'
import { TokenMode } from '../token-mode.ts'
import { DeviceStore, TokenStore } from '../token-store.ts'
import type { InTurn } from '../sign-in-browser.ts'
import { RotatingServer } from './rotating-server.ts'
import { createRandom, VirtualTime, type Random } from './virtual-time.ts'

type CreateToken = MembersService['createToken']

const second = 1_000
const minute = 60 * second
const cut: Failure = { kind: 'transport', reason: 'network', retryable: true }
const timedOut: Failure = { kind: 'transport', reason: 'timeout', retryable: true }
const staleChannel: Failure = { kind: 'http', status: 401, problem: null, retryable: true }
const refused: Failure = {
  kind: 'condition',
  condition: 'refresh-token-expired',
  status: 401,
  problem: { type: 'about:blank', status: 401, title: '' },
  retryable: true,
}

export interface SimulationOptions {
  readonly seed: number
  readonly hours: number
  readonly hasThief: boolean
  /** How a tab gets the storage that it shares with the others. */
  readonly createTokens?: (storage: ReturnType<typeof createVolatileStorage>) => TokenStore
}

/** What became of the sign-in. */
export interface Outcome {
  readonly isSignedIn: boolean
  readonly isRevoked: boolean
  readonly renewals: number
  readonly hasThiefActed: boolean
}

/** One task at a time; a tab that dies in its turn lets the next one go on, as browsers do. */
function createLocks(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Lets a call of a tab reach the server, or not. */
function createLine(
  server: RotatingServer,
  time: VirtualTime,
  random: Random,
  count: () => void,
): CreateToken {
  return (body: { refresh_token?: string }) =>
    new Promise((resolve) => {
      count()
      const token = body.refresh_token ?? ''
      const fail = (failure: Failure, after: number) => time.after(after, () => resolve(failed(failure)))
      if (random.happens(0.03)) return fail(staleChannel, second)
      if (random.happens(0.1)) return fail(cut, random.between(0, 5 * second))
      const reach = random.between(10, 8 * second)
      // A proxy sends it once more, late.
      if (random.happens(0.05))
        time.after(reach + random.between(0, 30 * second), () => server.refresh(token, time.now))
      const isLost = random.happens(0.15)
      time.after(reach, () => {
        const answer = server.refresh(token, time.now)
        if (isLost) return fail(timedOut, 20 * second - reach)
        const value = { ...answer!, token_type: 'Bearer' as const, expires_in: 900 }
        const result =
          answer === null ? failed(refused) : success({ status: 200, body: value, serverTime: null })
        time.after(random.between(10, 4 * second), () => resolve(result))
      })
    })
}

/** Some tabs of one browser, over hours: calls, lost answers, cut lines, closed lids, a restored browser, a thief. */
export async function simulateTabs(options: SimulationOptions): Promise<Outcome> {
  const { seed, hours, hasThief, createTokens = (shared) => new TokenStore(shared) } = options
  const random = createRandom(seed)
  const time = new VirtualTime()
  const server = new RotatingServer()
  const storage = createVolatileStorage()
  let renewals = 0
  let hasThiefActed = false
  const line = createLine(server, time, random, () => (renewals += 1))
  const hasLocks = random.happens(0.6)
  const locks = createLocks()
  const inTurn: InTurn = (task) => (hasLocks ? locks(task) : task())
  const end = time.now + hours * 60 * minute

  function openTab(): void {
    const mode = new TokenMode({
      tokens: createTokens(storage),
      devices: new DeviceStore(storage),
      members: { createToken: line },
      clock: { now: () => time.now },
      browser: {
        inTurn,
        tabs: { tell: () => undefined, listen: () => () => undefined },
        onFocus: () => () => undefined,
      },
      onLocalChange: () => () => undefined,
    })
    if (!mode.isSignedIn()) mode.accept(server.issue(time.now))
    const visit = async () => {
      const token = await mode.getToken()
      if (token !== null && !server.access(token, time.now) && (await mode.renew(token))) {
        const next = await mode.getToken()
        if (next !== null) server.access(next, time.now)
      }
    }
    const go = () => {
      void visit()
      if (time.now < end) time.after(random.between(second, 8 * minute), go)
    }
    time.after(random.between(0, minute), go)
  }

  openTab()
  const tabs = random.pick([1, 2, 3, 4])
  for (let tab = 1; tab < tabs; tab += 1) time.after(random.between(0, 30 * minute), openTab)
  for (let at = 0; at < hours; at += 1) {
    const from = at * 60 * minute
    if (random.happens(0.3))
      time.after(from + random.between(0, 60 * minute), () => time.sleep(random.between(0, 120 * minute)))
  }
  if (hasThief)
    time.after(random.between(0, (hours / 2) * 60 * minute), () => {
      const stolen = new TokenStore(storage).read()
      time.after(random.between(0, 60 * minute), () => {
        hasThiefActed = stolen !== null
        if (stolen) server.refresh(stolen.refreshToken, time.now)
      })
    })
  await time.runUntil(end)
  return {
    isSignedIn: new TokenStore(storage).read() !== null,
    isRevoked: server.isRevoked,
    renewals,
    hasThiefActed,
  }
}
