import type { SeededRandom } from '../../domain/seeded-random.ts'
import type { Grant, SimulatedServers } from './simulated-servers.ts'
import type { VirtualTime } from './virtual-time.ts'

const second = 1_000
const minute = 60 * second

/** How a client stores and requests its tokens. */
export interface ClientKind {
  readonly mode: 'token' | 'cookie'
  /** Whether only one tab requests tokens at a time (Web Locks). */
  readonly hasLocks: boolean
  readonly tabs: number
}

interface World {
  readonly time: VirtualTime
  readonly random: SeededRandom
  readonly servers: SimulatedServers
  /** Clock difference of each server, milliseconds. */
  readonly skews: readonly number[]
  /** The browser counts as signed out. */
  readonly onSignedOut: () => void
}

/** Time-out of a client's request, and its number of attempts. */
const timeout = 10 * second
const attempts = 3
/** A token is renewed at 90 % of its lifetime. */
const staleAfter = 0.9 * 15 * minute
/** Least age at which a cookie's token is rotated. */
const cookieRotateAfter = 10 * minute
/** Longest time until a browser writes its storage. */
const longestUnwritten = 30 * second
/** Longest time until a proxy repeats a request. */
const longestRepeat = 30 * second

type Answer = ReturnType<SimulatedServers['present']>

/**
 * A browser with some tabs, one storage and a bad network: requests and answers get lost, proxies send twice, servers die,
 * the computer sleeps, tabs are closed at any moment, and the browser is killed with its storage unwritten.
 */
export class SimulatedBrowser {
  readonly #world: World
  readonly #kind: ClientKind
  #storage: Grant
  /** State on the disk, with which a killed browser restarts. */
  #written: Grant
  /** Number of starts of the browser: events of earlier ones are dropped. */
  #life = 0
  #asleepUntil = 0
  #isSignedOut = false
  #lockQueue: (() => void)[] = []
  #isLocked = false

  constructor(world: World, kind: ClientKind, grant: Grant) {
    this.#world = world
    this.#kind = kind
    this.#storage = grant
    this.#written = grant
    this.#openTabs()
    this.#planMisfortunes()
  }

  get isSignedOut(): boolean {
    return this.#isSignedOut
  }

  /** The token that a thief copies. */
  get stored(): Grant {
    return this.#storage
  }

  /** The member returns on a reliable network: requests a new token, and calls once that is certainly stored. */
  visitOnce(): void {
    if (this.#isSignedOut) return
    const { servers, time } = this.#world
    const answer = servers.present(this.#storage.refreshToken, 0, time.now)
    this.#take(answer, this.#storage.refreshToken)
    time.runUntil(time.now + 61 * second)
    if (!this.#isSignedOut) servers.callWith(this.#storage, time.now)
  }

  /** Stops all further events. */
  stop(): void {
    this.#life += 1
  }

  #openTabs(): void {
    for (let tab = 0; tab < this.#kind.tabs; tab += 1) this.#openTab()
  }

  #openTab(): void {
    const { time, random } = this.#world
    const tab = { life: this.#life, isOpen: true }
    const isAlive = () => tab.isOpen && tab.life === this.#life && !this.#isSignedOut
    const visit = () => {
      if (!isAlive()) return
      if (time.now >= this.#asleepUntil) this.#call(isAlive)
      time.after(random.whole(20 * second, 8 * minute), visit)
    }
    time.after(random.whole(0, minute), visit)
    time.after(random.whole(5 * minute, 180 * minute), () => {
      if (!isAlive()) return
      // A tab is closed at any time, even while it waits for an answer; another one is opened.
      tab.isOpen = false
      this.#openTab()
    })
  }

  #planMisfortunes(): void {
    const { time, random } = this.#world
    const sleep = () => {
      this.#asleepUntil = time.now + random.whole(minute, 120 * minute)
      time.after(random.whole(60 * minute, 300 * minute), sleep)
    }
    const kill = () => {
      if (this.#isSignedOut) return
      this.#life += 1
      this.#storage = this.#written
      this.#lockQueue = []
      this.#isLocked = false
      time.after(random.whole(second, 60 * minute), () => {
        this.#life += 1
        this.#openTabs()
      })
      time.after(random.whole(90 * minute, 400 * minute), kill)
    }
    time.after(random.whole(30 * minute, 240 * minute), sleep)
    time.after(random.whole(30 * minute, 400 * minute), kill)
  }

  /** A tab makes a member's call, and renews its token first if that is stale. */
  #call(isAlive: () => boolean): void {
    if (this.#kind.mode === 'cookie') return this.#callWithCookie(isAlive, attempts)
    if (this.#isStale()) return this.#renew(isAlive)
    const { servers } = this.#world
    const grant = this.#storage
    this.#send(
      (now, skew) => servers.callWith(grant, now, skew),
      (answer) => {
        if (isAlive() && answer !== 'answered') this.#renew(isAlive, grant)
      },
      () => undefined,
    )
  }

  #isStale(): boolean {
    return start(this.#storage) + staleAfter <= this.#world.time.now
  }

  #callWithCookie(isAlive: () => boolean, left: number): void {
    const { servers } = this.#world
    const shown = this.#storage.refreshToken
    const life = this.#life
    this.#send(
      (now, skew) => servers.present(shown, cookieRotateAfter, now, skew),
      // A browser stores the cookie of an answer even if its tab was closed.
      (answer) => {
        if (life === this.#life) this.#take(answer, shown)
      },
      () => {
        if (left > 1 && isAlive()) this.#callWithCookie(isAlive, left - 1)
      },
    )
  }

  /** @param refused token that was refused although it is not stale */
  #renew(isAlive: () => boolean, refused: Grant | null = null): void {
    const { time } = this.#world
    const life = this.#life
    const run = () => {
      let isHolding = true
      const release = () => {
        if (isHolding) this.#unlock(life)
        isHolding = false
      }
      // Another tab may have renewed it while this one waited for the lock.
      if (!isAlive() || !(this.#isStale() || this.#storage === refused)) return release()
      this.#ask(isAlive, attempts, release)
      const releaseWithTab = () => {
        if (!isAlive()) release()
        else if (isHolding) time.after(second, releaseWithTab)
      }
      releaseWithTab()
    }
    if (!this.#kind.hasLocks) return run()
    if (this.#isLocked) this.#lockQueue.push(run)
    else {
      this.#isLocked = true
      run()
    }
  }

  #unlock(life: number): void {
    if (!this.#kind.hasLocks || life !== this.#life) return
    const next = this.#lockQueue.shift()
    if (next) next()
    else this.#isLocked = false
  }

  #ask(isAlive: () => boolean, left: number, done: () => void): void {
    const { servers } = this.#world
    // Read directly before the request: another tab may have written in the meantime.
    const shown = this.#storage.refreshToken
    this.#send(
      (now, skew) => servers.present(shown, 0, now, skew),
      (answer) => {
        if (isAlive()) this.#take(answer, shown)
        done()
      },
      () => {
        // A time-out does not sign out: the token is kept and tried again later.
        if (left > 1 && isAlive()) this.#ask(isAlive, left - 1, done)
        else done()
      },
    )
  }

  #take(answer: Answer, shown: string): void {
    switch (answer.kind) {
      case 'issued': {
        if (answer.issuedAt < this.#storage.issuedAt) return
        this.#store({ refreshToken: answer.token, issuedAt: answer.issuedAt })
        return
      }
      case 'current':
        return
      case 'refused':
      case 'reused':
        // Another tab may have a newer one.
        if (this.#storage.refreshToken !== shown || this.#isSignedOut) return
        this.#isSignedOut = true
        this.#world.onSignedOut()
    }
  }

  #store(grant: Grant): void {
    const { time, random } = this.#world
    this.#storage = grant
    const life = this.#life
    time.after(random.whole(0, longestUnwritten), () => {
      if (life === this.#life) this.#written = this.#storage
    })
  }

  /** One request to any of the servers: delivered once, twice or not at all, with or without an answer. */
  #send<T>(
    serve: (now: number, skew: number) => T,
    onAnswer: (answer: T) => void,
    onTimeout: () => void,
  ): void {
    const { time, random, skews } = this.#world
    const life = this.#life
    const chance = random.next()
    const isLost = chance < 0.08
    const isAnswerLost = chance < 0.24
    const skew = random.pick(skews) ?? 0
    const way = random.next() < 0.05 ? random.whole(2 * second, 9 * second) : random.whole(20, 1_500)
    let isOver = false
    if (!isLost)
      time.after(way, () => {
        const answer = serve(time.now, skew)
        if (isAnswerLost) return
        time.after(random.whole(20, 500), () => {
          if (isOver || life !== this.#life || time.now < this.#asleepUntil) return
          isOver = true
          onAnswer(answer)
        })
      })
    if (!isLost && random.next() < 0.05)
      time.after(way + random.whole(0, longestRepeat), () => void serve(time.now, skew))
    time.after(timeout, () => {
      if (isOver || life !== this.#life) return
      isOver = true
      onTimeout()
    })
  }
}

const epoch = Date.parse('2026-11-26T08:00:00Z')
/** Instant at which a grant was issued, in virtual time. */
const start = ({ issuedAt }: Grant) => issuedAt - epoch
