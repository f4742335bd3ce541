import { useEffect } from 'react'

/**
 * Keeps the screen from going dark while something is held out to a scanner, in browsers that can. A browser lets go of it
 * when the page is hidden: it is requested again when the page is back.
 */
export function useScreenOn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let isOver = false
    let lock: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
        else lock = held
      } catch {
        // Refused, as with a low battery: the screen goes dark as it always does.
      }
    }
    const holdAgain = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', holdAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdAgain)
      void lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}
