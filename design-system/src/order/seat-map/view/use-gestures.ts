import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { Viewport } from './use-viewport.ts'
import { getMiddle, NEARLY, zoomAt, type View } from './viewport.ts'

/** A press that moves further than this, px, is a pan and not a choice. */
const DRAG_THRESHOLD = 6
/** Two taps within this time, ms, and distance, px, are a double tap. */
const DOUBLE_TAP = { time: 300, distance: 30 } as const
/** Zoom of a wheel notch of 100 px. */
const WHEEL_ZOOM = 0.0022

interface Finger {
  x: number
  y: number
}

export interface Gestures {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onClick: (event: MouseEvent) => void
}

interface Answers {
  /** A press, in user units. */
  readonly press: (x: number, y: number) => void
  /** The mouse rests here, in user units; null when it has left. */
  readonly point: (at: { x: number; y: number } | null) => void
  /** User units of a place on the page when nothing is measured yet. */
  readonly locate: (clientX: number, clientY: number) => { x: number; y: number } | null
}

/**
 * Mouse, finger and wheel on the map: one finger pans, two zoom, a double tap zooms in, the wheel pans a zoomed map and
 * zooms with Ctrl or a pinch on the pad. A tap on a small map comes closer first.
 */
export function useGestures(
  frame: RefObject<HTMLDivElement | null>,
  viewport: Viewport,
  answers: Answers,
): Gestures {
  const fingers = useRef(new Map<number, Finger>())
  const start = useRef<{ view: View; finger: Finger; apart: number } | null>(null)
  const dragged = useRef(false)
  const kind = useRef('mouse')
  const lastTap = useRef<{ time: number; x: number; y: number } | null>(null)

  const { now, move } = viewport
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      const current = now()
      if (!current) return
      const { view } = current
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const { x, y } = fromMiddle(event, element)
        move(zoomAt(view, Math.exp(-event.deltaY * WHEEL_ZOOM), x, y))
        return
      }
      move({ ...view, x: view.x + event.deltaX / view.scale, y: view.y + event.deltaY / view.scale })
      const moved = now()
      // At the auditorium's edge the page scrolls on.
      if (moved && (moved.view.x !== view.x || moved.view.y !== view.y)) event.preventDefault()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [frame, now, move])

  const begin = () => {
    const current = now()
    const list = [...fingers.current.values()]
    const middle = getMiddle(list)
    start.current =
      current && middle ? { view: current.view, finger: middle, apart: getDistance(list) } : null
  }

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (dragged.current && fingers.current.size === 0) viewport.hold(false)
    begin()
  }

  return {
    onPointerDown(event) {
      kind.current = event.pointerType
      if (event.button !== 0) return
      if (fingers.current.size === 0) dragged.current = false
      fingers.current.set(event.pointerId, fromMiddle(event, event.currentTarget))
      begin()
    },
    onPointerMove(event) {
      const finger = fromMiddle(event, event.currentTarget)
      if (!fingers.current.has(event.pointerId)) {
        if (event.pointerType === 'mouse') answers.point(answers.locate(event.clientX, event.clientY))
        return
      }
      fingers.current.set(event.pointerId, finger)
      const from = start.current
      const list = [...fingers.current.values()]
      const middle = getMiddle(list)
      if (!from || !middle) return
      const far = Math.hypot(middle.x - from.finger.x, middle.y - from.finger.y) > DRAG_THRESHOLD
      if (!dragged.current && !far && list.length < 2) return
      if (!dragged.current) {
        dragged.current = true
        viewport.hold(true)
        answers.point(null)
        frame.current?.setPointerCapture(event.pointerId)
      }
      const zoomed =
        list.length > 1 && from.apart > 0
          ? zoomAt(from.view, getDistance(list) / from.apart, from.finger.x, from.finger.y)
          : from.view
      move({
        ...zoomed,
        x: zoomed.x - (middle.x - from.finger.x) / zoomed.scale,
        y: zoomed.y - (middle.y - from.finger.y) / zoomed.scale,
      })
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave() {
      answers.point(null)
    },
    onClick(event) {
      if (dragged.current) {
        dragged.current = false
        return
      }
      const at = answers.locate(event.clientX, event.clientY)
      if (!at) return
      const current = now()
      const touch = kind.current === 'touch' && event.detail > 0
      if (touch && current && current.view.scale < viewport.finger * NEARLY) {
        viewport.approach(at.x, at.y)
        return
      }
      const before = lastTap.current
      const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY }
      lastTap.current = tap
      const twice =
        touch &&
        before !== null &&
        tap.time - before.time < DOUBLE_TAP.time &&
        Math.hypot(tap.x - before.x, tap.y - before.y) < DOUBLE_TAP.distance
      answers.press(at.x, at.y)
      if (twice && current) {
        const middle = fromMiddle(event, event.currentTarget)
        const factor = current.view.scale < viewport.finger * 1.5 ? 1.6 : 1 / 1.6
        viewport.glide(zoomAt(current.view, factor, middle.x, middle.y))
      }
    },
  }
}

function fromMiddle({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, of: Element): Finger {
  const { left, top, width, height } = of.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

function getDistance(list: readonly Finger[]): number {
  const [a, b] = list
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
