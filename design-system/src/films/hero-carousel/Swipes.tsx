import { useEffect, useEffectEvent, type RefObject } from 'react'

interface SwipesProps {
  /** Its only child holds the slides, in their order. */
  viewport: RefObject<HTMLDivElement | null>
  current: number
  /** Called with the place of the slide that a swipe leads to: -1 before the first, one more than the last after it. */
  onGo: (index: number) => void
}

/** px up to which a movement is a press. */
const pressLimit = 10
/** How far a finger draws until the next slide is there whole: a share of the width. */
const wholeAt = 0.6
/** px, and share of the width: whichever is less decides that the finger meant it. */
const meant = { px: 80, share: 0.2 }
/** ms in which a slide that was not meant leaves again. */
const backMs = 200

interface Drag {
  id: number
  x: number
  y: number
  isSwipe: boolean
  /** 1: to the next slide; -1: to the one before. */
  to: 1 | -1
  shown: HTMLElement | null
}

const hide = (slide: HTMLElement) => {
  for (const name of ['opacity', 'visibility', 'z-index', 'transition']) slide.style.removeProperty(name)
}

/** A slide that fades in under the finger; the same slide stays as it is on top of the last. */
function show(slide: HTMLElement, share: number) {
  slide.style.setProperty('transition', 'none')
  slide.style.setProperty('visibility', 'visible')
  slide.style.setProperty('z-index', '2')
  slide.style.setProperty('opacity', String(Math.min(1, share)))
}

function fadeBack(slide: HTMLElement) {
  const from = slide.style.opacity
  const leaving = slide.animate?.([{ opacity: from }, { opacity: 0 }], { duration: backMs })
  if (leaving)
    leaving.onfinish = () => {
      hide(slide)
    }
  else hide(slide)
}

/**
 * Turns the slides of a hero by swiping, one at a time however far and fast it goes: the next slide fades in as far as
 * the finger draws. Shows nothing itself.
 */
export function Swipes({ viewport, current, onGo }: SwipesProps) {
  const go = useEffectEvent((step: 1 | -1) => {
    onGo(current + step)
  })
  const getCurrent = useEffectEvent(() => current)
  useEffect(() => {
    const area = viewport.current
    const list = area?.firstElementChild
    if (!area || !list) return
    let drag: Drag | null = null
    const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches
    const sign = getComputedStyle(area).direction === 'rtl' ? -1 : 1
    const leave = () => {
      if (drag?.shown) fadeBack(drag.shown)
      drag = null
    }
    const start = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, isSwipe: false, to: 1, shown: null }
    }
    const move = (event: PointerEvent) => {
      if (drag?.id !== event.pointerId) return
      const x = event.clientX - drag.x
      if (!drag.isSwipe) {
        if (Math.abs(x) <= pressLimit || Math.abs(x) < Math.abs(event.clientY - drag.y)) return
        drag.isSwipe = true
        area.setPointerCapture?.(event.pointerId)
      }
      drag.to = x * sign < 0 ? 1 : -1
      if (isStill()) return
      const { length } = list.children
      const next = list.children[(getCurrent() + drag.to + length) % length] as HTMLElement
      if (drag.shown && drag.shown !== next) hide(drag.shown)
      drag.shown = next
      show(next, Math.abs(x) / (area.clientWidth * wholeAt || 1))
    }
    const end = (event: PointerEvent) => {
      if (drag?.id !== event.pointerId) return
      const { isSwipe, shown, to } = drag
      const far = Math.abs(event.clientX - drag.x)
      if (!isSwipe || far < Math.min(meant.px, area.clientWidth * meant.share)) {
        leave()
        return
      }
      drag = null
      go(to)
      // It goes on to fade in from where the finger left it.
      if (shown) requestAnimationFrame(() => hide(shown))
    }
    /** The press at the end of a swipe is none. */
    const stopPress = (event: MouseEvent) => {
      if (!wasSwiped) return
      event.preventDefault()
      event.stopPropagation()
    }
    let wasSwiped = false
    const noteEnd = (event: PointerEvent) => {
      wasSwiped = drag?.isSwipe === true
      end(event)
      setTimeout(() => {
        wasSwiped = false
      })
    }
    /** A link or a picture would be dragged out of the page. */
    const stay = (event: DragEvent) => {
      event.preventDefault()
    }
    area.addEventListener('pointerdown', start)
    area.addEventListener('pointermove', move)
    area.addEventListener('pointerup', noteEnd)
    area.addEventListener('pointercancel', leave)
    area.addEventListener('click', stopPress, true)
    area.addEventListener('dragstart', stay)
    area.setAttribute('data-swipes', '')
    return () => {
      leave()
      area.removeAttribute('data-swipes')
      area.removeEventListener('pointerdown', start)
      area.removeEventListener('pointermove', move)
      area.removeEventListener('pointerup', noteEnd)
      area.removeEventListener('pointercancel', leave)
      area.removeEventListener('click', stopPress, true)
      area.removeEventListener('dragstart', stay)
    }
  }, [viewport])
  return null
}
