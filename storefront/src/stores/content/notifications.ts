import { makeAutoObservable, observableRef } from 'mobx'
import type { Clock } from '../../cache/clock.ts'
import type { Logger } from '../browser/logger.ts'

export type NotificationType = 'Info' | 'Success' | 'Warning' | 'Error'

export interface NotificationInput {
  id: string
  type: NotificationType
  title: string
  messages?: readonly string[]
  /** Icon of the design system that replaces its kind's own; an unknown name is ignored. */
  iconName?: string
  autoDismiss?: boolean
  /** Lower values come first within a kind. */
  displayPriority?: number
  /** Shown by default. */
  closeButton?: { show: boolean }
  actionButton?: { show: boolean; label: string; onClick: () => void }
  /** Takes part in the order, but has its own component instead of an entry in the list. */
  isDrawnApart?: boolean
}

export interface Notification extends NotificationInput {
  readonly messages: readonly string[]
  readonly autoDismiss: boolean
  readonly displayPriority: number
  readonly closeButton: { readonly show: boolean }
  /** Epoch milliseconds. */
  readonly addedAt: number
  /** Actions of the component that shows it. */
  readonly internalActions: { readonly close: () => void }
}

const rank: Readonly<Record<NotificationType, number>> = { Error: 0, Success: 1, Warning: 1, Info: 2 }

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.every((message) => other.includes(message)) && other.every((message) => one.includes(message))
}

/** Messages over the page: Error first, then Success and Warning, then Info; the first two are shown. */
export class NotificationsStore {
  all: readonly Notification[] = []
  readonly #clock: Clock
  readonly #logger: Logger
  readonly #maximumShown: number

  constructor(clock: Clock, logger: Logger, maximumShown: number) {
    this.#clock = clock
    this.#logger = logger
    this.#maximumShown = maximumShown
    makeAutoObservable(this, { all: observableRef }, { autoBind: true })
  }

  /** A new one replaces one with its id; the same id and set of messages again change nothing. */
  add(input: NotificationInput): void {
    const messages = input.messages ?? []
    const same = this.all.find((each) => each.id === input.id)
    if (same && isSameSet(same.messages, messages)) return
    if (input.type === 'Error') this.#logger.error([input.title, ...messages].join(' '))
    const added: Notification = {
      // A notification with an action stays until it is pressed.
      autoDismiss: input.type !== 'Error' && !input.actionButton?.show,
      displayPriority: 100,
      closeButton: { show: true },
      ...input,
      messages,
      addedAt: this.#clock.now(),
      internalActions: { close: () => this.remove(input.id) },
    }
    this.all = [...this.all.filter((each) => each.id !== input.id), added].sort(
      (a, b) => rank[a.type] - rank[b.type] || a.displayPriority - b.displayPriority || a.addedAt - b.addedAt,
    )
  }

  remove(id: string): void {
    this.all = this.all.filter((each) => each.id !== id)
  }

  /** Top and peeking. */
  get visible(): readonly Notification[] {
    return this.all.slice(0, this.#maximumShown)
  }
}
