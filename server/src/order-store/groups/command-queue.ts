import type { Command, WriteResult } from '../steps.ts'

/** A command that somebody waits for. */
export interface QueuedCommand {
  readonly command: Command
  readonly resolve: (result: WriteResult) => void
  readonly reject: (error: unknown) => void
}

/** Commands that are written together at most. */
const groupSize = 64

/**
 * Commands that wait for a group. Two about one order, or with one key, are never under way together: the waiting one waits
 * for the other to be written. Rivals for a seat or a counter may be in one group, where the first has it.
 */
export class CommandQueue {
  #waiting: QueuedCommand[] = []
  readonly #underWay = new Set<string>()

  add(queued: QueuedCommand): void {
    this.#waiting.push(queued)
  }

  /** The next group in the order of arrival; empty where nobody waits, or all wait for one that is under way. */
  takeGroup(): QueuedCommand[] {
    const group: QueuedCommand[] = []
    const waiting: QueuedCommand[] = []
    const passedBy = new Set<string>()
    for (const queued of this.#waiting) {
      const names = listNames(queued.command)
      const waits = names.some((name) => this.#underWay.has(name) || passedBy.has(name))
      if (waits || group.length === groupSize) {
        waiting.push(queued)
        for (const name of names) passedBy.add(name)
      } else {
        group.push(queued)
        for (const name of names) this.#underWay.add(name)
      }
    }
    this.#waiting = waiting
    return group
  }

  /** A group is written: who waited for one of its commands may come. */
  endGroup(group: readonly QueuedCommand[]): void {
    for (const { command } of group) for (const name of listNames(command)) this.#underWay.delete(name)
  }
}

const listNames = ({ orderId, steps }: Command): string[] => [
  `order ${orderId}`,
  ...steps.flatMap((step) => (step.kind === 'key.keep' ? [`key ${step.key}`] : [])),
]
