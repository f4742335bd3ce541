import { createRandom, type SeededRandom } from '../../domain/seeded-random.ts'
import { SimulatedBrowser, type ClientKind } from './simulated-browser.ts'
import type { SimulatedServers } from './simulated-servers.ts'
import { VirtualTime } from './virtual-time.ts'

const second = 1_000
const minute = 60 * second

/** Result of many runs. */
export interface SimulationResult {
  readonly runs: number
  /** Members signed out although nobody else had presented their tokens. */
  falseSignOuts: number
  /** Copied tokens presented after their child was confirmed, and those of them that were accepted. */
  outlivedReplays: number
  outlivedTaken: number
  /** Thieves that received a token, and those of them who still had a valid one after the member's next visits. */
  thieves: number
  undiscoveredThieves: number
}

/** Simulates visits of a few hours each: a browser with tabs, three servers, and a thief in every other run. */
export function simulateVisits(
  servers: SimulatedServers,
  { seed, runs, hours }: { seed: string; runs: number; hours: number },
): SimulationResult {
  const result = {
    runs,
    falseSignOuts: 0,
    outlivedReplays: 0,
    outlivedTaken: 0,
    thieves: 0,
    undiscoveredThieves: 0,
  }
  for (let run = 0; run < runs; run += 1) simulateRun(servers, createRandom(seed, run), hours, result)
  return result
}

function pickKind(random: SeededRandom): ClientKind {
  return {
    mode: random.next() < 0.6 ? 'token' : 'cookie',
    hasLocks: random.next() < 0.6,
    tabs: random.whole(1, 4),
  }
}

function simulateRun(
  servers: SimulatedServers,
  random: SeededRandom,
  hours: number,
  result: SimulationResult,
): void {
  const time = new VirtualTime()
  const skews = [0, 1, 2].map(() => random.whole(-3 * second, 3 * second))
  const thief = random.next() < 0.5 ? new Thief(servers, time, result) : null
  const world = {
    time,
    random,
    servers,
    skews,
    onSignedOut: () => {
      if (!thief?.hasActed) result.falseSignOuts += 1
    },
  }
  const browser = new SimulatedBrowser(world, pickKind(random), servers.signIn(0))
  if (thief) {
    time.after(random.whole(minute, (hours - 1) * 60 * minute), () => {
      const { refreshToken } = browser.stored
      time.after(random.whole(0, 60 * minute), () => thief.begin(refreshToken, random))
    })
  }
  time.runUntil(hours * 60 * minute)
  browser.stop()
  if (!thief?.hasBeenServed) return
  result.thieves += 1
  // The member returns twice, then the thief. One who came in between each time, within the minute in which a token is
  // handed out again, would hold the member's own, and be found at a later visit only.
  thief.stop()
  for (let visit = 0; visit < 2; visit += 1) {
    time.runUntil(time.now + 2 * minute)
    browser.visitOnce()
  }
  thief.use()
  if (!servers.isEnded) result.undiscoveredThieves += 1
}

/** Copies a token once and uses it as a client would, on a reliable network. */
class Thief {
  hasActed = false
  hasBeenServed = false
  readonly #servers: SimulatedServers
  readonly #time: VirtualTime
  readonly #result: SimulationResult
  #token = ''
  #hasStopped = false

  constructor(servers: SimulatedServers, time: VirtualTime, result: SimulationResult) {
    this.#servers = servers
    this.#time = time
    this.#result = result
  }

  begin(token: string, random: SeededRandom): void {
    this.#token = token
    const again = () => {
      if (this.#hasStopped) return
      this.use()
      this.#time.after(random.whole(30 * second, 20 * minute), again)
    }
    again()
  }

  /** Ends its use of the token by itself. */
  stop(): void {
    this.#hasStopped = true
  }

  use(): void {
    const isOutlived = this.#servers.isOutlived(this.#token)
    const answer = this.#servers.present(this.#token, 0, this.#time.now)
    this.hasActed = true
    if (isOutlived) this.#result.outlivedReplays += 1
    if (answer.kind !== 'issued') return
    if (isOutlived) this.#result.outlivedTaken += 1
    this.hasBeenServed = true
    this.#token = answer.token
  }
}
