import { setImmediate } from 'node:timers'
import { isUnavailable } from '../../database/failures.ts'
import type { SetDatabase } from '../../database/sets.ts'
import type { Command, WriteResult } from '../steps.ts'
import { CommandQueue, type QueuedCommand } from './command-queue.ts'
import { writeGroup, type GroupResult } from './write-group.ts'

/** Groups written at a time: while one waits for the disk, the next is being read. */
const groupsAtOnce = 2

/**
 * Writes commands that arrive together as one transaction. Those of one turn of the event loop form a group; while two
 * groups are being written, the next one fills.
 */
export class CommandGroups {
  readonly #sets: SetDatabase
  readonly #writeAlone: (command: Command) => Promise<WriteResult>
  readonly #queue = new CommandQueue()
  #running = 0
  #isScheduled = false

  /** @param writeAlone writes a command in its own transaction, if a group cannot decide it or fails because of it */
  constructor(sets: SetDatabase, writeAlone: (command: Command) => Promise<WriteResult>) {
    this.#sets = sets
    this.#writeAlone = writeAlone
  }

  /** Settles when the command is durable. */
  write(command: Command): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      this.#queue.add({ command, resolve, reject })
      if (this.#isScheduled) return
      this.#isScheduled = true
      setImmediate(() => {
        this.#isScheduled = false
        this.#startGroups()
      })
    })
  }

  #startGroups(): void {
    while (this.#running < groupsAtOnce) {
      const group = this.#queue.takeGroup()
      if (group.length === 0) return
      this.#running += 1
      void this.#writeGroup(group).finally(() => {
        this.#running -= 1
        this.#queue.endGroup(group)
        this.#startGroups()
      })
    }
  }

  /** Settles when every command of the group has its result. */
  async #writeGroup(group: readonly QueuedCommand[]): Promise<void> {
    let results: readonly GroupResult[]
    try {
      results = await this.#sets.run(() => writeGroup(group.map(({ command }) => command)))
    } catch (error) {
      // It is not known whether it was committed: only an idempotency key makes a repetition safe, and the sender has
      // it.
      if (isUnavailable(error)) return group.forEach(({ reject }) => reject(error))
      results = group.map(() => 'alone')
    }
    const left: QueuedCommand[] = []
    group.forEach((queued, index) => {
      const result = results[index] ?? 'alone'
      if (result === 'alone') left.push(queued)
      else queued.resolve(result)
    })
    for (const { command, resolve, reject } of left) await this.#writeAlone(command).then(resolve, reject)
  }
}
