/** The page that a counter is shown on. */
export interface CounterPage {
  readonly isVisible: () => boolean
  /** Tells when the page is seen again, and when the network is back. Returns a function that stops it. */
  readonly onReturn: (listener: () => void) => () => void
}

/** The browser's page. */
export const browserPage: CounterPage = {
  isVisible: () => document.visibilityState === 'visible',
  onReturn(listener) {
    const hear = () => {
      if (browserPage.isVisible()) listener()
    }
    document.addEventListener('visibilitychange', hear)
    addEventListener('online', hear)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      removeEventListener('online', hear)
    }
  },
}
