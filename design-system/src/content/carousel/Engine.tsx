import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, type RefObject } from 'react'

/** Position of the carousel: number of stops, current stop, and whether there is a previous and a next one. */
export interface CarouselPosition {
  stops: number
  current: number
  hasPrevious: boolean
  hasNext: boolean
}

export interface CarouselHandle {
  scrollTo: (stop: number) => void
}

interface EngineProps {
  viewport: RefObject<HTMLElement | null>
  loop: boolean
  /** Slides to a step; as many as fit for `auto`. */
  step: number | 'auto'
  /** Embla's measure of how long a step takes, 20 to 60; no milliseconds. */
  duration: number
  onReady: (handle: CarouselHandle | null) => void
  onMove: (position: CarouselPosition) => void
}

const lessMotion = '(prefers-reduced-motion: reduce)'
/** px that count as a press and not as a swipe. */
const dragThreshold = 10

/** Attaches Embla to the row that is already in the page. */
export function Engine({ viewport, loop, step, duration, onReady, onMove }: EngineProps) {
  const still = matchMedia(lessMotion).matches
  const direction = viewport.current && getComputedStyle(viewport.current).direction === 'rtl' ? 'rtl' : 'ltr'
  const [attach, api] = useEmblaCarousel({
    loop,
    direction,
    dragThreshold,
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: step,
    duration: still ? 0 : duration,
  })
  useEffect(() => {
    // How far the row was scrolled before is forgotten: from here on it is moved, not scrolled.
    viewport.current?.scrollTo?.({ left: 0 })
    attach(viewport.current)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    onReady({
      scrollTo: (stop) => {
        api.scrollTo(stop, still)
      },
    })
    const tell = () => {
      onMove({
        stops: api.scrollSnapList().length,
        current: api.selectedScrollSnap(),
        hasPrevious: api.canScrollPrev(),
        hasNext: api.canScrollNext(),
      })
    }
    tell()
    api.on('select', tell).on('reInit', tell)
    return () => {
      api.off('select', tell).off('reInit', tell)
      onReady(null)
    }
  }, [api, onReady, onMove, still])
  return null
}
