import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type RefObject } from 'react'

/** Commands of the carousel to its engine. */
export interface EngineHandle {
  scrollTo: (index: number) => void
}

interface EngineProps {
  viewport: RefObject<HTMLDivElement | null>
  /** The current slide when the engine loads: a visitor may have stepped on before. */
  startIndex: number
  /** Called with the engine's handle when it is ready, and with null when it unmounts. */
  onReady: (handle: EngineHandle | null) => void
  /** Called when a slide is selected, by a swipe too. */
  onSelect: (index: number) => void
}

const lessMotion = '(prefers-reduced-motion: reduce)'
const animationDuration = 25
const dragThreshold = 10

/** Attaches Embla to the viewport that is already in the page: looping, swiping, one slide at a time. */
export function Engine({ viewport, startIndex, onReady, onSelect }: EngineProps) {
  // Fixed for the engine's life: another value would make Embla start over on every slide.
  const [first] = useState(startIndex)
  const still = matchMedia(lessMotion).matches
  const direction = viewport.current && getComputedStyle(viewport.current).direction === 'rtl' ? 'rtl' : 'ltr'
  const [attach, api] = useEmblaCarousel({
    loop: true,
    slidesToScroll: 1,
    skipSnaps: false,
    startIndex: first,
    direction,
    dragThreshold,
    duration: still ? 0 : animationDuration,
  })
  useEffect(() => {
    attach(viewport.current)
  }, [attach, viewport])
  useEffect(() => {
    if (!api) return
    onReady({
      scrollTo: (index) => {
        api.scrollTo(index, still)
      },
    })
    const select = () => {
      onSelect(api.selectedScrollSnap())
    }
    api.on('select', select)
    return () => {
      api.off('select', select)
      onReady(null)
    }
  }, [api, onReady, onSelect, still])
  return null
}
