import type { Storage } from '../../stores/browser/storage.ts'

/** The visitor's choice of a page that is not bright in the dark: outlives releases. */
const dimKey = 'foyer-dim'

/** Whether pages at seats are dimmed, as this browser remembers it. */
export function createDimMemory(local: Storage) {
  return {
    get: (): boolean => local.get(dimKey) !== null,
    set(isDim: boolean): void {
      if (isDim) local.set(dimKey, '1')
      else local.remove(dimKey)
    },
  }
}
