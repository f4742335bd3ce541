/** A function that runs in the page: it can use only its arguments and the browser. */
export type PageScript<A extends unknown[], R> = (...args: A) => R

export type Key = 'Tab' | 'Enter' | 'Space'

/** A visitor with a browser: one window, a mouse and a keyboard. Functions run in the page only read. */
export interface Visitor {
  /** Stores cookies and data of an earlier visit in a fresh browser; opens no page. */
  readonly open: (address: string) => Promise<void>
  readonly ask: <A extends unknown[], R>(script: PageScript<A, R>, ...args: A) => Promise<R>
  /** As `ask`, in the frame of the card fields. */
  readonly askFrame: <A extends unknown[], R>(script: PageScript<A, R>, ...args: A) => Promise<R>
  /** Clicks at a position, CSS px of the window. */
  readonly clickAt: (x: number, y: number) => Promise<void>
  /** Clicks an element in the frame of the card fields. */
  readonly clickInFrame: (id: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>
  /** Errors logged to the console or thrown since the last call. */
  readonly heard: () => Promise<string[]>
  readonly leave: () => Promise<void>
}

/** A browser that starts without stored data for every visit. */
export interface Browser {
  readonly name: string
  readonly enter: () => Promise<Visitor>
  readonly close: () => Promise<void>
}

/** Size of the window, CSS px. */
export const windowSize = { width: 1440, height: 900 }
