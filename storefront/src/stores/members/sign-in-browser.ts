/** Something of a sign-in that other tabs have to hear. */
export type SignInNews = 'signed-in' | 'renewed' | 'ended'

/** The browser's other tabs of this site. */
export interface OtherTabs {
  tell(news: SignInNews): void
  /** @returns a function that stops it */
  listen(listener: (news: SignInNews) => void): () => void
}

/** One task at a time over all tabs, as far as the browser can: none may rest on it. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>

/** What sign-ins need of a browser. */
export interface SignInBrowser {
  readonly inTurn: InTurn
  readonly tabs: OtherTabs
  /** `document.cookie`. */
  readCookies(): string
  /** Whether the page is on screen. */
  isVisible(): boolean
  /** @returns a function that stops it */
  onFocus(listener: () => void): () => void
  /** @returns a function that stops it */
  every(milliseconds: number, act: () => void): () => void
}

const lockName = 'foyer-member-token'
/** Longest wait for another tab's turn, milliseconds: longer than any renewal; a sleeping tab may never end its turn. */
const longestTurn = 25_000

/** @param locks absent on plain http by address */
export function createTurns(locks: LockManager | undefined): InTurn {
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (!locks) return task()
    let isMine = false
    const mine = () => {
      isMine = true
      return task()
    }
    try {
      return await locks.request(lockName, { signal: AbortSignal.timeout(longestTurn) }, mine)
    } catch (error) {
      if (isMine) throw error
      return task()
    }
  }
}

const channelName = 'foyer-member'
const news: readonly SignInNews[] = ['signed-in', 'renewed', 'ended']

function createOtherTabs(): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  return {
    tell: (each) => channel?.postMessage(each),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const heard = news.find((each) => each === data)
        if (heard) listener(heard)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** The browser that the page is in. */
export function createSignInBrowser(): SignInBrowser {
  return {
    inTurn: createTurns('locks' in navigator ? navigator.locks : undefined),
    tabs: createOtherTabs(),
    readCookies: () => document.cookie,
    isVisible: () => document.visibilityState === 'visible',
    onFocus(listener) {
      addEventListener('focus', listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        removeEventListener('focus', listener)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    every(milliseconds, act) {
      const timer = setInterval(act, milliseconds)
      return () => clearInterval(timer)
    },
  }
}
