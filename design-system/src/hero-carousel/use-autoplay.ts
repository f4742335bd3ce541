import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'
const subscribe = (notify: () => void) => {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', notify)
  return () => {
    query.removeEventListener('change', notify)
  }
}
/** On the server motion counts as unwelcome: nothing moves before the browser has said that it may. */
const useMotionWelcome = () =>
  useSyncExternalStore(
    subscribe,
    () => !matchMedia(lessMotion).matches,
    () => false,
  )

interface AutoplayOptions {
  enabled: boolean
  /** ms between steps. */
  delay: number
  /** The slide shown; a change starts the wait anew. */
  position: number
  onNext: () => void
}

/** Steps on after a wait, but not while the pointer or the focus rests on the carousel, nor when paused or hidden. */
export function useAutoplay({ enabled, delay, position, onNext }: AutoplayOptions) {
  const motionWelcome = useMotionWelcome()
  const [paused, setPaused] = useState(false)
  const [resting, setResting] = useState(false)
  const possible = enabled && motionWelcome
  const playing = possible && !paused
  const running = playing && !resting
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => {
      if (!document.hidden) onNext()
    }, delay)
    return () => {
      clearTimeout(timer)
    }
  }, [running, delay, position, onNext])
  return {
    possible,
    playing,
    toggle: () => {
      setPaused((value) => !value)
    },
    handlers: {
      'data-resting': resting ? '' : undefined,
      onPointerEnter: () => {
        setResting(true)
      },
      onPointerLeave: () => {
        setResting(false)
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setResting(true)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setResting(false)
      },
    },
  }
}
