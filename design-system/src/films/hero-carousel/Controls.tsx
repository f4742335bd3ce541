import { styled } from '../../foundations/styled/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { HeroSlide } from './slide.ts'

/** A window of a tablet. */
const tablet = `${media.up.sm} and ${media.below.md.slice('@media '.length)}`

const Root = styled('div', { name: 'FoyerHeroCarousel', slot: 'Controls' })({
  position: 'absolute',
  // Above the slides, which lie on each other.
  zIndex: 2,
  insetBlockEnd: 20,
  insetInline: 0,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 24,
  maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
  marginInline: 'auto',
  paddingInline: 'var(--foyer-page-margin)',
  '& > ol': { display: 'flex', flex: 1, gap: 16, minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& > ol > li': { flex: 1, minInlineSize: 0 },
  '& > ol button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    inlineSize: '100%',
    minBlockSize: 52,
    padding: '8px 0 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    '& > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      opacity: 0.82,
    },
    '&[aria-current=true] > span': { opacity: 1 },
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: 2,
      marginBlockEnd: 14,
      background: 'color-mix(in srgb, currentColor 45%, transparent)',
    },
    position: 'relative',
    '&[aria-current=true]::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 8,
      inlineSize: '100%',
      blockSize: 2,
      background: 'var(--foyer-accent)',
      transition: 'background-color .3s ease',
      transformOrigin: 'left',
    },
    '[dir=rtl] &[aria-current=true]::after': { transformOrigin: 'right' },
    [media.hover]: {
      '&:hover > span': { opacity: 1, textDecoration: 'underline', textUnderlineOffset: '.22em' },
    },
  },
  '&[data-playing] > ol button[aria-current=true]::after': {
    animation: 'foyer-hero-progress var(--foyer-hero-delay, 5s) linear both',
  },
  // The bar pauses with the timer that it shows.
  '[data-resting] &[data-playing] > ol button[aria-current=true]::after': { animationPlayState: 'paused' },
  '[data-heading=center] &': { position: 'relative', insetBlockEnd: 'auto', paddingBlockEnd: 24 },
  '[data-radius=FullRounded] &': {
    '& > ol button::before, & > ol button[aria-current=true]::after': { blockSize: 6, borderRadius: 3 },
    '& > ol button::before': { marginBlockEnd: 10 },
  },
  '@keyframes foyer-hero-progress': { from: { scale: '0 1' }, to: { scale: '1 1' } },
  '& > [data-slot=buttons]': { display: 'flex', gap: 4, marginBlockEnd: 2 },
  [media.touch]: { '& [data-slot=step]': { display: 'none' } },
  // Over a picture, elements in the visitor's own colors need the matching background.
  [media.forcedColors]: {
    '& button': { background: 'ButtonFace' },
    '& > ol button': { paddingInline: 8 },
    '& > ol button > span': { opacity: 1 },
  },
  [media.reducedMotion]: { '&[data-playing] > ol button[aria-current=true]::after': { animation: 'none' } },
  // A name has the width of one or two words: two lines for each, whether it needs them or not, on the same height.
  [tablet]: {
    insetBlockEnd: 16,
    '& > ol button > span': {
      display: '-webkit-box',
      minBlockSize: '2.5em',
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
    '& > ol button::before': { marginBlockEnd: 10 },
    '[data-radius=FullRounded] & > ol button::before': { marginBlockEnd: 6 },
  },
  [media.below.sm]: {
    insetBlockEnd: 12,
    gap: 12,
    '& > ol': { gap: 6 },
    '& > ol button': { minBlockSize: 44 },
    '& > ol button::before': { marginBlock: '13px 0' },
    '& > ol button > span': visuallyHidden,
    '& > ol button[aria-current=true]::after': { insetBlockStart: 21 },
  },
})

export interface CarouselLabels {
  /** Spoken name of the button while it moves by itself. */
  pause: string
  /** Spoken name of the button while it stands. */
  play: string
  /** Spoken name of the button one slide back. */
  previous: string
  /** Spoken name of the button one slide on. */
  next: string
  /** Spoken name of a slide: "2 of 4: Louder". */
  slide: (position: number, total: number, title: string) => string
}

interface ControlsProps {
  slides: readonly HeroSlide[]
  labels: CarouselLabels
  current: number
  playing: boolean
  /** Whether autoplay exists at all: two slides or more, motion welcome. */
  canPlay: boolean
  canStep: boolean
  onGo: (index: number) => void
  onToggle: () => void
}

/** The running order: each film's name under a line, the current one filling; pause, previous, next. */
export function Controls({
  slides,
  labels,
  current,
  playing,
  canPlay,
  canStep,
  onGo,
  onToggle,
}: ControlsProps) {
  const total = slides.length
  return (
    <Root data-playing={playing ? '' : undefined}>
      <ol>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <button
              type="button"
              aria-current={index === current}
              aria-label={labels.slide(index + 1, total, slide.title)}
              onClick={() => {
                onGo(index)
              }}
            >
              <span>{slide.title}</span>
            </button>
          </li>
        ))}
      </ol>
      <div data-slot="buttons">
        {canPlay && (
          <IconButton
            variant="outlined"
            icon={playing ? 'pause' : 'play'}
            label={playing ? labels.pause : labels.play}
            onClick={onToggle}
          />
        )}
        {canStep && (
          <>
            <IconButton
              data-slot="step"
              variant="outlined"
              icon="chevron-left"
              label={labels.previous}
              onClick={() => {
                onGo((current - 1 + total) % total)
              }}
            />
            <IconButton
              data-slot="step"
              variant="outlined"
              icon="chevron-right"
              label={labels.next}
              onClick={() => {
                onGo((current + 1) % total)
              }}
            />
          </>
        )}
      </div>
    </Root>
  )
}
