import { clearImmediate, setImmediate } from 'node:timers'
import { setTimeout as wait } from 'node:timers/promises'
import { CommitFailed, ForeignAwait, isLocked, isUnavailable } from '../failures.ts'
import type { SqliteFile } from './connection.ts'

/** Maximum transactions that share one commit, and maximum time (ms) before a group commits. */
const groupSize = 256
const groupMilliseconds = 8

/**
 * How long (ms) a group waits for another program to release the file, and the pause between two tries, in which other
 * requests are answered.
 */
const lockPatience = 5_000
const lockPause = 40

/** Whether a transaction may still run queries. One per transaction, so that a late query never lands in the next one. */
export interface Turn {
  open: boolean
}

interface Job {
  work: { isAtOnce: false; run: (turn: Turn) => Promise<unknown> } | { isAtOnce: true; run: () => unknown }
  turn: Turn
  outcome: { ok: true; value: unknown } | { ok: false; error: unknown } | null
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Runs transactions one after another, each in its savepoint, and makes all that arrived in one turn of the event loop
 * durable with a single commit. No response, not even a failure, is sent before that commit has settled: a refusal may
 * depend on a row of the same group.
 *
 * It works because the driver is synchronous: every await on a query settles in a microtask, so a whole group runs
 * inside one macrotask. A macrotask that finds a job still running has detected an await of something else.
 */
export class GroupCommit {
  readonly #file: SqliteFile
  readonly #onCommit: () => void
  readonly #patience: number
  readonly #queue: Job[] = []
  #draining: Promise<void> | null = null
  #rejectCurrent: ((error: ForeignAwait) => void) | null = null

  /**
   * @param onCommit called after every commit that stored at least one transaction
   * @param patience how long (ms) a group waits for another program to release the file
   */
  constructor(file: SqliteFile, onCommit: () => void = () => undefined, patience = lockPatience) {
    this.#file = file
    this.#onCommit = onCommit
    this.#patience = patience
  }

  /** Queues a transaction. Settles with its result when it is on disk. */
  run<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    return this.#enqueue<T>({ isAtOnce: false, run: work })
  }

  /** Queues a transaction that awaits nothing: it needs no promise per statement, and cannot wait for anything else. */
  runNow<T>(work: () => T): Promise<T> {
    return this.#enqueue<T>({ isAtOnce: true, run: work })
  }

  #enqueue<T>(work: Job['work']): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        work,
        turn: { open: false },
        outcome: null,
        // The value is what `work` of this job returned.
        resolve: (value) => resolve(value as T),
        reject,
      })
      this.#schedule()
    })
  }

  /** Waits until nothing is queued or running. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining
  }

  #schedule(): void {
    this.#draining ??= new Promise((done) => {
      setImmediate(() => {
        void this.#drain().then(() => {
          this.#draining = null
          if (this.#queue.length > 0) this.#schedule()
          done()
        })
      })
    })
  }

  /**
   * Takes the write lock. Another program may have it for a while (a backup, an operator's shell): SQLite's own waiting
   * would block the whole process, so the tries are spread over turns of the event loop.
   */
  async #begin(): Promise<void> {
    const patienceEnds = performance.now() + this.#patience
    for (;;) {
      try {
        return this.#file.command('begin immediate')
      } catch (error) {
        if (!isLocked(error) || performance.now() >= patienceEnds) throw error
      }
      await wait(lockPause)
    }
  }

  async #drain(): Promise<void> {
    const group: Job[] = []
    try {
      await this.#begin()
    } catch (error) {
      return this.#abandon(group, error)
    }
    let watch = setImmediate(() => undefined)
    const check = () => {
      this.#rejectCurrent?.(new ForeignAwait())
      watch = setImmediate(check)
    }
    clearImmediate(watch)
    watch = setImmediate(check)
    try {
      const started = performance.now()
      while (
        group.length < groupSize &&
        (group.length === 0 || performance.now() - started < groupMilliseconds)
      ) {
        const job = this.#queue.shift()
        if (!job) break
        group.push(job)
        await this.#runOne(job)
      }
      this.#file.command('commit')
    } catch (error) {
      this.#abandon(group, error)
      return
    } finally {
      clearImmediate(watch)
    }
    if (group.some((job) => job.outcome?.ok)) this.#onCommit()
    for (const job of group) {
      if (job.outcome?.ok) job.resolve(job.outcome.value)
      else job.reject(job.outcome?.error)
    }
  }

  /** @throws if SQLite dropped the whole transaction (disk full, I/O error): the group is lost then */
  async #runOne(job: Job): Promise<void> {
    this.#file.command('savepoint job')
    try {
      const value = job.work.isAtOnce ? job.work.run() : await this.#runWatched(job.work.run, job.turn)
      this.#file.command('release job')
      job.outcome = { ok: true, value }
    } catch (error) {
      try {
        this.#file.command('rollback to job')
        this.#file.command('release job')
      } catch (rollbackFailure) {
        // SQLite has rolled back by itself and the savepoint is gone. The original error is reported.
        throw isUnavailable(error) ? error : rollbackFailure
      }
      job.outcome = { ok: false, error }
    }
  }

  /** @throws ForeignAwait if the work awaits anything but its queries */
  async #runWatched(work: (turn: Turn) => Promise<unknown>, turn: Turn): Promise<unknown> {
    turn.open = true
    try {
      const caught = new Promise<never>((_, reject) => {
        this.#rejectCurrent = reject
      })
      return await Promise.race([work(turn), caught])
    } finally {
      turn.open = false
      this.#rejectCurrent = null
    }
  }

  #abandon(group: readonly Job[], cause: unknown): void {
    const failure = new CommitFailed(cause)
    try {
      if (this.#file.isInTransaction) this.#file.command('rollback')
    } catch {
      // A connection that cannot even roll back fails at the next `begin`, which reports it to the waiting
      // transactions.
    }
    // A begin that failed left the group empty: the waiting jobs are answered now, or they would wait forever.
    const lost = group.length > 0 ? group : this.#queue.splice(0)
    for (const job of lost) {
      job.turn.open = false
      job.reject(failure)
    }
  }
}
