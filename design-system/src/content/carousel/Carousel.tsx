import {
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { useAutoplay } from '../../internal/autoplay/use-autoplay.ts'
import { runWhenIdle } from '../../internal/autoplay/when-idle.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import type { CarouselHandle, CarouselPosition } from './Engine.tsx'

/** The engine loads lazily: until then, and without script, the row scrolls. */
const Engine = lazyWithRetry(async () => (await import('./Engine.tsx')).Engine)

const Root = styled('section', { name: 'FoyerCarousel', slot: 'Root' })({
  minInlineSize: 0,
  '& > [data-slot=viewport]': {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Space for the outlines of its items, and for the tag at a poster's edge.
    marginBlockStart: '-1rem',
    marginInline: -6,
    paddingInline: 6,
    // Otherwise the row would snap to the padding's edge, six pixels off the content above.
    scrollPaddingInline: 6,
    paddingBlock: 'calc(6px + 1rem) 6px',
  },
  '&[data-ready] > [data-slot=viewport]': { overflow: 'hidden', scrollSnapType: 'none' },
  '& > [data-slot=viewport] > ul': {
    display: 'flex',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    touchAction: 'pan-y pinch-zoom',
    '& > li': {
      flex: '0 0 auto',
      margin: 0,
      inlineSize: 'var(--foyer-carousel-slide, 218px)',
      minInlineSize: 0,
      maxInlineSize: '100%',
      paddingInlineEnd: 'var(--foyer-gutter)',
      scrollSnapAlign: 'start',
    },
  },
  '&[data-slide=full]': { '--foyer-carousel-slide': '100%' },
  '&[data-slide=wide]': { '--foyer-carousel-slide': 'min(424px, 86vw)' },
})

const Controls = styled('div', { name: 'FoyerCarousel', slot: 'Controls' })({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  marginBlockStart: 8,
  '& > ol': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ol button': {
    display: 'grid',
    alignItems: 'center',
    inlineSize: 32,
    blockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      blockSize: 3,
      marginInline: 4,
      borderRadius: 'var(--foyer-radius-sm)',
      background: 'var(--foyer-field-border)',
      transition: 'background-color .18s',
    },
    '&[aria-current=true]::before': { background: 'var(--foyer-primary-text)' },
    [media.forcedColors]: { '&[aria-current=true]::before': { background: 'Highlight' } },
  },
  '&& > [aria-disabled=true]': {
    color: 'var(--foyer-text-muted)',
    cursor: 'not-allowed',
    [media.forcedColors]: { color: 'GrayText' },
  },
  [media.touch]: { '& > [data-slot=step]': { display: 'none' } },
})

const defaultDelayMs = 4000
const defaultDuration = 25
const shortestDuration = 20
const longestDuration = 60

export interface CarouselLabels {
  /** Spoken name of the button one step back. */
  previous: string
  /** Spoken name of the button one step on. */
  next: string
  /** Spoken name of an indicator: "To 2 of 4". */
  stop: (position: number, total: number) => string
  /** Spoken name of the button while it moves by itself. */
  pause: string
  /** Spoken name of the button while it stands. */
  play: string
}

export interface CarouselSlide {
  /** Unique among the slides. */
  id: string
  /** What the slide shows. */
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name: "Coming soon". */
  label: string
  /** In order; ids are unique. */
  slides: readonly CarouselSlide[]
  /** Labels of its buttons and marks. */
  labels: CarouselLabels
  /** 218 px, 424 px, or the full row; default 'card'. */
  slide?: 'card' | 'wide' | 'full' | undefined
  /** Whether the first follows the last; default false. */
  loop?: boolean | undefined
  /** Whether it advances automatically; a number is the time per stop, ms (default 4000). Default false. */
  autoplay?: boolean | number | undefined
  /** Slides per step; default 'auto', as many as fit. */
  step?: number | 'auto' | undefined
  /** Duration of a step in the carousel library's unit, clamped to 20 to 60; default 25. */
  duration?: number | undefined
  /** Whether to show marks of the stops, if there are two or more; default true. */
  indicators?: boolean | undefined
}

/**
 * A row of cards that does not fit: swiped, moved by its buttons, scrolled without script. The carousel pattern of the
 * ARIA Authoring Practices: a named region with a pause button, paused under pointer and focus; Tab goes through the
 * cards, and the row follows. Buttons are omitted without a hovering pointer. For items to compare use a `grid`; for
 * featured films on the first screen, `hero-carousel`. Our own: Material UI has no carousel.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, labels, slide = 'card', loop = false, autoplay = false, ...others } = props
  const { step = 'auto', duration = defaultDuration, indicators = true, ...rest } = others
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<CarouselHandle | null>(null)
  const [settled, setSettled] = useState(false)
  const [position, setPosition] = useState<CarouselPosition | null>(null)
  useEffect(() => runWhenIdle(() => startTransition(() => setSettled(true))), [])
  const takeEngine = useCallback((handle: CarouselHandle | null) => {
    engine.current = handle
  }, [])
  const { stops = 1, current = 0, hasPrevious = false, hasNext = false } = position ?? {}
  const several = stops > 1
  const go = (stop: number) => engine.current?.scrollTo(stop)
  const play = useAutoplay({
    enabled: autoplay !== false && several,
    delay: typeof autoplay === 'number' ? autoplay : defaultDelayMs,
    position: current,
    onNext: () => go((current + 1) % stops),
  })
  return (
    <Root
      aria-roledescription="carousel"
      aria-label={label}
      data-slide={slide}
      data-ready={position ? '' : undefined}
      data-playing={play.playing ? '' : undefined}
      {...play.handlers}
      {...rest}
    >
      <div data-slot="viewport" ref={viewport}>
        <ul>
          {slides.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </ul>
      </div>
      {/* Their room is there before they are; one card alone needs none. */}
      {slides.length > 1 && (
        <Controls data-slot="controls">
          {several && (
            <>
              <ol>
                {indicators &&
                  Array.from({ length: stops }, (_, stop) => (
                    <li key={stop}>
                      <button
                        type="button"
                        aria-label={labels.stop(stop + 1, stops)}
                        aria-current={stop === current}
                        onClick={() => go(stop)}
                      />
                    </li>
                  ))}
              </ol>
              {play.possible && (
                <IconButton
                  icon={play.playing ? 'pause' : 'play'}
                  label={play.playing ? labels.pause : labels.play}
                  onClick={play.toggle}
                />
              )}
              <IconButton
                data-slot="step"
                icon="chevron-left"
                label={labels.previous}
                // `aria-disabled` instead of disabled: the focus stays on it at the end of the row.
                aria-disabled={!hasPrevious || undefined}
                onClick={() => hasPrevious && go((current - 1 + stops) % stops)}
              />
              <IconButton
                data-slot="step"
                icon="chevron-right"
                label={labels.next}
                aria-disabled={!hasNext || undefined}
                onClick={() => hasNext && go((current + 1) % stops)}
              />
            </>
          )}
        </Controls>
      )}
      {settled && slides.length > 1 && (
        <Suspense fallback={null}>
          <Engine
            viewport={viewport}
            loop={loop}
            step={step}
            duration={Math.min(longestDuration, Math.max(shortestDuration, duration))}
            onReady={takeEngine}
            onMove={setPosition}
          />
        </Suspense>
      )}
    </Root>
  )
}
