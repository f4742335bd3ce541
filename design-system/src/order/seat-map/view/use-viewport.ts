import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { pitch } from '../geometry/place.ts'
import type { Box } from '../geometry/extent.ts'
import {
  keepInside,
  panView,
  PHONE_BELOW,
  reveal,
  getTransformBetween,
  getViewBox,
  fitAuditorium,
  zoomAt,
  type Direction,
  type View,
  type WindowSize,
} from './viewport.ts'

/** A gesture is over when nothing has moved for this long, ms. */
const SETTLE_AFTER = 120
/** Zoom by button, double tap and keys, ms. */
const ZOOM_TIME = 250

/** What moves with the auditorium during a gesture, without React. */
export interface Moving {
  readonly surfaceRef: RefObject<HTMLDivElement | null>
  readonly gutterRef: RefObject<SVGSVGElement | null>
  readonly miniWindowRef: RefObject<SVGRectElement | null>
}

export interface Viewport {
  /** Null until the window is measured: the whole auditorium, as the server draws it. */
  readonly view: View | null
  readonly size: WindowSize | null
  readonly phone: boolean
  /** The view of this moment, gesture included. */
  readonly now: () => { view: View; size: WindowSize } | null
  /** The scale at which a seat is as large as a finger needs it. */
  readonly finger: number
  /** While a finger is down the drawing is not settled, however long it rests. */
  readonly hold: (down: boolean) => void
  /** Shows a view without animation, as gestures do. */
  readonly move: (next: View) => void
  /** Glides to a view. */
  readonly glide: (next: View) => void
  readonly zoomBy: (factor: number) => void
  readonly whole: () => void
  /** Glides a step that way, as far as the auditorium goes. */
  readonly pan: (direction: Direction) => void
  /** Brings seats to finger size around a point. */
  readonly approach: (x: number, y: number) => void
  /** Pans so that a point can be seen, so many user units from the edge; does nothing when it can. */
  readonly reveal: (x: number, y: number, margin?: number) => void
}

/**
 * Zoom and pan of the map. During a gesture the settled drawing is moved by a CSS transform written to the element;
 * when it rests the view is committed and the drawing is sharp again.
 */
export function useViewport(
  frameRef: RefObject<HTMLDivElement | null>,
  { surfaceRef, gutterRef, miniWindowRef }: Moving,
  box: Box,
  /** Where a phone arrives. */
  arriveAt: () => { x: number; y: number },
  /** False while the map is not in the page. */
  shown: boolean,
  /** Side of the smallest seat to aim at, px. */
  seatSize: number,
): Viewport {
  const finger = seatSize / pitch.standard
  const [settled, setSettled] = useState<{ view: View; size: WindowSize } | null>(null)
  const live = useRef<{ view: View; size: WindowSize } | null>(null)
  const committed = useRef<{ view: View; size: WindowSize } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const arrive = useRef(arriveAt)
  useLayoutEffect(() => {
    arrive.current = arriveAt
  })

  const rest = useCallback(() => {
    clearTimeout(timer.current)
    if (live.current) setSettled({ ...live.current })
  }, [])

  const write = useCallback(
    (transition: boolean) => {
      const from = committed.current
      const to = live.current
      if (!from || !to) return
      const { k, x, y } = getTransformBetween(from.view, to.view, to.size)
      frameRef.current?.setAttribute('data-gesture', '')
      const timing = transition ? `transform ${ZOOM_TIME}ms ease-out` : ''
      if (surfaceRef.current) {
        surfaceRef.current.style.willChange = 'transform'
        surfaceRef.current.style.transition = timing
        surfaceRef.current.style.transform = `translate(${x}px,${y}px) scale(${k})`
      }
      if (gutterRef.current) {
        gutterRef.current.style.transition = timing
        gutterRef.current.style.transform = `translateY(${y}px) scaleY(${k})`
      }
      if (miniWindowRef.current) writeBox(miniWindowRef.current, getViewBox(to.view, to.size))
      clearTimeout(timer.current)
      if (!held.current) timer.current = setTimeout(rest, transition ? ZOOM_TIME : SETTLE_AFTER)
    },
    [frameRef, surfaceRef, gutterRef, miniWindowRef, rest],
  )

  // The new drawing and the end of the transform belong to the same frame.
  useLayoutEffect(() => {
    committed.current = settled
    for (const element of [surfaceRef.current, gutterRef.current]) {
      if (!element) continue
      element.style.transition = ''
      element.style.transform = ''
      element.style.willChange = ''
    }
    frameRef.current?.removeAttribute('data-gesture')
    // The view has moved on while it was drawn.
    if (settled && live.current?.view !== settled.view) write(false)
  }, [settled, surfaceRef, gutterRef, frameRef, write])

  useEffect(() => {
    const element = frameRef.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      // Mounted hidden: wait until there is something to see.
      if (width === 0 || height === 0) return
      const size = { width, height }
      const before = live.current
      const first = before === null
      const crossed = before !== null && before.size.width < PHONE_BELOW !== width < PHONE_BELOW
      let view: View
      if (first || crossed) {
        view = width < PHONE_BELOW ? { scale: finger, ...arrive.current() } : fitAuditorium(box, size)
      } else {
        const wasWhole = Math.abs(before.view.scale - fitAuditorium(box, before.size).scale) < 0.001
        view = wasWhole ? fitAuditorium(box, size) : before.view
      }
      live.current = { view: keepInside(view, box, size), size }
      const arrived = live.current
      // The first drawing may come in slices: nothing moves yet that it would have to keep up with.
      if (first) startTransition(() => setSettled({ ...arrived }))
      else rest()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer.current)
    }
  }, [frameRef, box, rest, shown, finger])

  return useMemo(() => {
    const set = (next: View, transition: boolean) => {
      const current = live.current
      if (!current) return
      live.current = { size: current.size, view: keepInside(next, box, current.size) }
      write(transition && !reducedMotion())
    }
    const move = (next: View) => set(next, false)
    const glide = (next: View) => set(next, true)
    return {
      view: settled?.view ?? null,
      size: settled?.size ?? null,
      phone: settled !== null && settled.size.width < PHONE_BELOW,
      finger,
      now: () => live.current,
      hold: (down) => {
        held.current = down
        if (!down && live.current !== committed.current) write(false)
      },
      move,
      glide,
      zoomBy: (factor) => {
        const current = live.current
        if (!current) return
        const { view } = current
        // From the whole auditorium the first step goes to finger size; what is a rounding below it is at it.
        const next = view.scale < finger * 0.999 && factor > 1 ? finger / view.scale : factor
        glide(zoomAt(view, next, 0, 0))
      },
      whole: () => {
        if (live.current) glide(fitAuditorium(box, live.current.size))
      },
      pan: (direction) => {
        const current = live.current
        if (current) glide(panView(current.view, box, current.size, direction))
      },
      approach: (x, y) => glide({ scale: finger, x, y }),
      reveal: (x, y, margin = MARGIN) => {
        const current = live.current
        if (!current) return
        const next = reveal(current.view, current.size, { x, y }, margin)
        if (next.x !== current.view.x || next.y !== current.view.y) glide(next)
      },
    }
  }, [settled, box, write, finger])
}

/** A revealed seat keeps this distance from the window's edge, user units. */
const MARGIN = 44

function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

function writeBox(rect: SVGRectElement, box: Box): void {
  for (const key of ['x', 'y', 'width', 'height'] as const)
    rect.setAttribute(key, String(Math.round(box[key])))
}
