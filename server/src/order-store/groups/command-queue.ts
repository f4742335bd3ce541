import type { Command, WriteResult } from '../steps.ts'

/** A command whose sender waits for the result. */
export interface QueuedCommand {
  readonly command: Command
  readonly resolve: (result: WriteResult) => void
  readonly reject: (error: unknown) => void
}

/** Most commands in a group. */
const groupSize = 64

/**
 * Commands that wait for a group. Two with the same order or key are never processed at the same time: the second waits
 * until the first is written. Rivals for a seat or counter may be in one group, in which the first wins.
 */
export class CommandQueue {
  #waiting: QueuedCommand[] = []
  readonly #underWay = new Set<string>()

  add(queued: QueuedCommand): void {
    this.#waiting.push(queued)
  }

  /** The next group in order of arrival; empty if no command waits, or all wait for one in progress. */
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

  /** Ends a group: commands that waited for one of its commands can be taken. */
  endGroup(group: readonly QueuedCommand[]): void {
    for (const { command } of group) for (const name of listNames(command)) this.#underWay.delete(name)
  }
}

const listNames = ({ orderId, steps }: Command): string[] => [
  `order ${orderId}`,
  ...steps.flatMap((step) => (step.kind === 'key.keep' ? [`key ${step.key}`] : [])),
]
