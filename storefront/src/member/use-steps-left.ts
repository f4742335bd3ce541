import { useCallback, useSyncExternalStore } from 'react'
import { useStores } from '../context/hooks.ts'

const countSteps = (milliseconds: number, step: number) => Math.max(0, Math.ceil(milliseconds / step))

/**
 * Counts down to an instant by the platform's clock; renders once a step. After a computer's sleep it is right immediately.
 * @param until epoch milliseconds; null for nothing to wait for
 * @param step milliseconds: a second, a minute
 * @returns steps left, the begun one included; 0 once the instant is past
 */
export function useStepsLeft(until: number | null, step: number): number {
  const { clock } = useStores().core.platform
  const count = () => (until === null ? 0 : countSteps(until - clock.now(), step))
  const follow = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (until === null) return
        const left = until - clock.now()
        if (left <= 0) return
        timer = setTimeout(
          () => {
            onChange()
            wait()
          },
          left - (countSteps(left, step) - 1) * step,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [clock, step, until],
  )
  return useSyncExternalStore(follow, count, () => 0)
}
