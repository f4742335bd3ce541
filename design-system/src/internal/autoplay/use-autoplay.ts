import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'
const subscribe = (notify: () => void) => {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', notify)
  return () => {
    query.removeEventListener('change', notify)
  }
}
/** On the server motion counts as reduced: nothing moves before the browser has reported the preference. */
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
  /** The current slide; a change restarts the timer. */
  position: number
  onNext: () => void
}

/** Calls when a wait is over, or as soon as the page is seen again; the answer calls it off. */
function afterWait(wait: number, done: () => void): () => void {
  const seen = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', seen)
    done()
  }
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', seen)
    seen()
  }, wait)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

/**
 * Advances after a delay, but not while paused or hidden. Under pointer or focus the timer pauses, so that its progress
 * indicator can pause too, and then continues.
 */
export function useAutoplay({ enabled, delay, position, onNext }: AutoplayOptions) {
  const motionWelcome = useMotionWelcome()
  const [paused, setPaused] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const possible = enabled && motionWelcome
  const playing = possible && !paused
  // One may leave while the other stays: a passing pointer does not restart it while the focus is inside.
  const resting = pointed || focused
  const running = playing && !resting
  const step = useEffectEvent(onNext)
  /** ms of the wait that are still to come. */
  const left = useRef(delay)
  useEffect(() => {
    left.current = delay
  }, [playing, delay, position])
  useEffect(() => {
    if (!running) return
    const since = performance.now()
    const callOff = afterWait(left.current, () => step())
    return () => {
      callOff()
      left.current -= performance.now() - since
    }
  }, [running, delay, position])
  return {
    possible,
    playing,
    toggle: () => {
      setPaused((value) => !value)
      // A visitor who presses play wants it to play, with the focus on that very button.
      setFocused(false)
    },
    handlers: {
      'data-resting': resting ? '' : undefined,
      onPointerEnter: () => {
        setPointed(true)
      },
      onPointerLeave: () => {
        setPointed(false)
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setFocused(true)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      },
    },
  }
}
