/** A function that runs in the page: it knows its arguments and the browser, and nothing of this side. */
export type PageScript<A extends unknown[], R> = (...args: A) => R

export type Key = 'Tab' | 'Enter' | 'Space'

/** Somebody in front of a browser: one window, a mouse and a keyboard. What the page is asked is only looked at. */
export interface Visitor {
  /** Puts cookies and what is kept of an earlier visit into a browser without any; opens nothing. */
  readonly open: (address: string) => Promise<void>
  readonly ask: <A extends unknown[], R>(script: PageScript<A, R>, ...args: A) => Promise<R>
  /** As `ask`, in the frame of the card fields. */
  readonly askFrame: <A extends unknown[], R>(script: PageScript<A, R>, ...args: A) => Promise<R>
  /** A press of the mouse, CSS px of the window. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** A press of the mouse on an element of the frame of the card fields. */
  readonly clickInFrame: (id: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Errors that the console was told of, and what was thrown, since the last call. */
  readonly heard: () => Promise<string[]>
  readonly leave: () => Promise<void>
}

/** A browser that is opened anew for every visit, without anything kept. */
export interface Browser {
  readonly name: string
  readonly enter: () => Promise<Visitor>
  readonly close: () => Promise<void>
}

/** Size of the window, CSS px. */
export const windowSize = { width: 1440, height: 900 }
