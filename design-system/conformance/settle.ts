import { act } from '@testing-library/react'

/** Waits until what comes late has come: dialogs, masks. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  })
}

/** jsdom has no media queries; every component is shown to a mouse on a wide page in full motion. */
export function stubMediaQueries(): void {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // Material UI's name for it, as old browsers have no other.
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  })
}
