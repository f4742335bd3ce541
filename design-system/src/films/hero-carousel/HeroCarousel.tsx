import { styled } from '../../foundations/styled/index.ts'
import { Suspense, useRef, useState, type ComponentPropsWithRef, useEffect, startTransition } from 'react'
import { media } from '../../foundations/media/index.ts'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { runWhenIdle } from '../../internal/autoplay/when-idle.ts'
import { LiveRegion } from '../../feedback/live-region/index.ts'
import { Controls, type CarouselLabels } from './Controls.tsx'
import { fade, Slide } from './Slide.tsx'
import type { FilmTone, HeroSlide } from './slide.ts'
import { useAutoplay } from '../../internal/autoplay/use-autoplay.ts'

/** Swipes come lazily: the first slide does not need them, and they add nothing to the first load. */
const Swipes = lazyWithRetry(async () => (await import('./Swipes.tsx')).Swipes)

const Root = styled('section', {
  name: 'FoyerHeroCarousel',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'delay',
})<{ tone: FilmTone; delay: number }>(({ tone, delay }) => ({
  '--foyer-ground': tone.ground,
  '--foyer-on': tone.on,
  '--foyer-accent': tone.accent,
  '--foyer-hero-delay': `${delay}ms`,
}))

/** Everything that all films share is separate from the colors: a step writes four declarations. */
const Frame = styled('div', { name: 'FoyerHeroCarousel', slot: 'Frame' })({
  position: 'relative',
  overflow: 'hidden',
  background: 'var(--foyer-ground)',
  color: 'var(--foyer-on)',
  '& :focus-visible': { outlineColor: 'var(--foyer-on)' },
  '& > [data-slot=viewport]': { overflow: 'hidden' },
  '& > [data-slot=viewport] > div': { display: 'grid', touchAction: 'pan-y pinch-zoom' },
  // With the picture that fades in: neither dark words on a dark picture nor a slab of another ground.
  transition: `background-color ${fade} ease, color ${fade} ease`,
  [media.reducedMotion]: { transition: 'none' },
  '[data-radius=FullRounded] &': { margin: 24, borderRadius: 32 },
  '@media (max-width: 599.95px)': { '[data-radius=FullRounded] &': { margin: 12 } },
  '[data-heading=center] &': {
    '--foyer-ground': 'var(--foyer-background)',
    '--foyer-on': 'var(--foyer-text)',
    '--foyer-accent': 'var(--foyer-primary)',
    margin: 0,
    borderRadius: 0,
  },
})

const heroDelayMs = 5000

export interface HeroCarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name: "Featured films". */
  label: string
  /** Films and pictures, in their order. */
  slides: readonly HeroSlide[]
  /** Labels of its buttons and marks. */
  labels: CarouselLabels
  /** ms a slide stays. */
  autoplayDelay?: number | undefined
  /** Previous and next buttons, on devices with more than touch. */
  scrollButtons?: boolean | undefined
  /** The first picture is the page's main one. */
  priority?: boolean | undefined
  /** 1 when the page has no other h1. */
  headingLevel?: 1 | 2 | undefined
}

/**
 * Featured films, and pictures between them, in order; each fades over the last, with its ground. Plays automatically only with two slides or more and never with
 * reduced motion; pauses under pointer or focus; a visitor's own step restarts the timer. The carousel pattern of the
 * ARIA Authoring Practices, with the keyboard of buttons: each film's name, pause, previous and next are tab stops. For
 * other cards see `carousel`; for the head of a film's page, `film-hero`. Our own: Material UI has no carousel.
 */
export function HeroCarousel(props: HeroCarouselProps) {
  const {
    label,
    slides,
    labels,
    autoplayDelay = heroDelayMs,
    scrollButtons = true,
    priority = true,
    headingLevel = 2,
    ...rest
  } = props
  const viewport = useRef<HTMLDivElement>(null)
  const [chosen, setCurrent] = useState(0)
  // A slide may leave while it is shown: the first takes its place.
  const current = chosen < slides.length ? chosen : 0
  // Whether the visitor's own step led here: only that one is announced.
  const [isOwn, setOwn] = useState(false)
  // False on the server and while hydrating: all words, so that the height is the last one, and the first picture.
  const [settled, setSettled] = useState(false)
  useEffect(() => runWhenIdle(() => startTransition(() => setSettled(true))), [])
  // A visitor who does nothing sees the slides in their order: only the pictures of the next one are loaded ahead.
  const [lastLoaded, setLastLoaded] = useState(1)
  const several = slides.length > 1
  const go = (index: number) => {
    setSettled(true)
    setCurrent(index)
    setLastLoaded((last) => Math.max(last, index + 1))
  }
  // A visitor who comes near, with finger, pointer or focus, may turn to any of them.
  const loadAll = () => setLastLoaded(Infinity)
  const goByHand = (index: number) => {
    setOwn(true)
    go((index + slides.length) % slides.length)
  }
  const autoplay = useAutoplay({
    enabled: several,
    delay: autoplayDelay,
    position: current,
    onNext: () => {
      setOwn(false)
      go((current + 1) % slides.length)
    },
  })
  const motion = autoplay.playing ? 'playing' : 'held'
  const shown = slides[current]
  if (!shown) return null
  return (
    <Root
      aria-roledescription="carousel"
      aria-label={label}
      tone={shown.tone}
      delay={autoplayDelay}
      {...autoplay.handlers}
      {...rest}
    >
      <Frame onPointerEnter={loadAll} onFocus={loadAll}>
        <div data-slot="viewport" ref={viewport}>
          <div>
            {slides.map((slide, index) => (
              <Slide
                key={slide.id}
                slide={slide}
                headingLevel={index === 0 ? headingLevel : 2}
                priority={priority && index === 0}
                current={index === current}
                loaded={index === current || (settled && index <= lastLoaded)}
                motion={settled && autoplay.possible && index === current ? motion : null}
                label={labels.slide(index + 1, slides.length, slide.title)}
              />
            ))}
          </div>
        </div>
        {several && (
          <Controls
            slides={slides}
            labels={labels}
            current={current}
            playing={autoplay.playing}
            canPlay={autoplay.possible}
            canStep={scrollButtons}
            onGo={goByHand}
            onToggle={autoplay.toggle}
          />
        )}
        {several && settled && (
          <Suspense fallback={null}>
            <Swipes viewport={viewport} current={current} onGo={goByHand} />
          </Suspense>
        )}
        <LiveRegion
          message={
            settled && (isOwn || !autoplay.playing)
              ? labels.slide(current + 1, slides.length, shown.title)
              : ''
          }
        />
      </Frame>
    </Root>
  )
}
