import { styled } from '../../foundations/styled/index.ts'
import { Button } from '../../actions/button/index.ts'
import { WatchlistButton } from '../../actions/watchlist-button/index.ts'
import { FilmMetadata } from '../film-metadata/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture } from '../../foundations/picture/index.ts'
import { TitleTreatment } from '../title-treatment/index.ts'
import { plate, quote, turned } from './plate.ts'
import type { FilmTone, HeroFilmSlide, HeroImageSlide, HeroSlide } from './slide.ts'

const Root = styled('div', {
  name: 'FoyerHeroCarousel',
  slot: 'Slide',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: FilmTone }>(
  ({ tone }) => ({ '--foyer-ground': tone.ground, '--foyer-on': tone.on, '--foyer-accent': tone.accent }),
  { flex: '0 0 100%', minInlineSize: 0 },
)

/** Everything that all films share is separate from the colours: it is written, and parsed by the browser, once. */
const Inner = styled('div', { name: 'FoyerHeroCarousel', slot: 'SlideInner' })({
  position: 'relative',
  background: 'var(--foyer-ground)',
  color: 'var(--foyer-on)',
  '& > [data-slot=media]': { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, insetInlineStart: 0 },
  '& > [data-slot=media]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, color-mix(in srgb, var(--foyer-ground) 88%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--foyer-ground) 92%, transparent), transparent 34%)',
  },
  '[dir=rtl] & > [data-slot=media]::after': {
    background:
      'linear-gradient(270deg, color-mix(in srgb, var(--foyer-ground) 88%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--foyer-ground) 92%, transparent), transparent 34%)',
  },
  '[dir=rtl]:not([data-heading=center]) &:not([data-image]) > [data-slot=media] img': {
    [media.up.sm]: turned,
  },
  '& > [data-slot=body]': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    minBlockSize: 704,
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    padding: '56px var(--foyer-page-margin) 116px',
  },
  '& [data-slot=eyebrow]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontWeight: 600,
    '&::before': { content: '""', inlineSize: 28, blockSize: 2, background: 'var(--foyer-accent)' },
  },
  '& [data-slot=tagline]': {
    maxInlineSize: 540,
    marginBlockStart: 16,
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.25,
  },
  '& ul': { marginBlockStart: 14 },
  '& [data-slot=actions]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    marginBlockStart: 26,
    // The theme's color of what is pressed may not be legible on the film's; the shape says it too.
    '& > [aria-pressed=true]': { color: 'inherit' },
  },
  [media.below.sm]: {
    '& > [data-slot=media]': { position: 'relative', blockSize: 330 },
    '& > [data-slot=media]::after': {
      background: 'linear-gradient(0deg, var(--foyer-ground), transparent 40%)',
    },
    '& > [data-slot=body]': { minBlockSize: 0, padding: '0 16px 72px' },
    '& [data-slot=eyebrow]': { position: 'absolute', insetBlockStart: -44 },
    '& [data-slot=actions]': { flexWrap: 'nowrap', inlineSize: '100%', gap: 10 },
    '& [data-slot=actions] > [data-variant]': { flex: '1 1 0', paddingInline: 10 },
    '& [data-slot=actions] > [data-variant=outlined]': { flex: 'none' },
  },
  // A picture without text has no text above it on a phone: it takes that space too.
  '&[data-image]': {
    blockSize: '100%',
    '& > [data-slot=body]': { blockSize: '100%' },
    '& > [data-slot=body] a::after': { content: '""', position: 'absolute', inset: 0 },
    [media.below.sm]: {
      '& > [data-slot=media]': { position: 'absolute', blockSize: 'auto' },
      '& > [data-slot=body]': { minBlockSize: 480 },
    },
  },
  // A button whose fill is similar to the film's background shows its edge.
  '[data-radius=FullRounded] & [data-variant=primary]': {
    boxShadow: '0 0 0 1.5px color-mix(in srgb, var(--foyer-on) 55%, transparent)',
  },
  // An outline takes the film's colour on the film's background.
  '[data-button=outlined] & [data-variant=primary]': {
    '--foyer-button-text': 'var(--foyer-on)',
    '--foyer-button-border': '1.5px solid var(--foyer-on)',
  },
  // With centred headings the picture is a plate, and the text is on the page below it.
  '[data-heading=center] &': {
    '--foyer-ground': 'var(--foyer-background)',
    '--foyer-on': 'var(--foyer-text)',
    '--foyer-accent': 'var(--foyer-primary)',
    ...plate,
    '&[data-image]': {
      '& > [data-slot=body]': { position: 'static', blockSize: 'auto', minBlockSize: 0 },
      [media.below.sm]: { '& > [data-slot=media]': { position: 'relative', blockSize: 330 } },
    },
    '& > [data-slot=body]': {
      alignItems: 'center',
      minBlockSize: 0,
      padding: '44px var(--foyer-page-margin) 40px',
      textAlign: 'center',
      [media.below.sm]: { padding: '20px 16px 20px' },
    },
    '& [data-slot=eyebrow]': {
      position: 'static',
      '&::after': { content: '""', inlineSize: 28, blockSize: 2, background: 'var(--foyer-accent)' },
    },
    '& [data-slot=tagline]': quote,
    '& ul, & [data-slot=actions]': { justifyContent: 'center' },
    '& [data-variant=primary]': {
      '--foyer-button-text': 'var(--foyer-primary-text)',
      '--foyer-button-border': '1px solid var(--foyer-primary-text)',
    },
    '& [data-on-art]': { borderColor: 'var(--foyer-border)' },
  },
  '[data-heading=center][data-button=filled] & [data-variant=primary]': {
    '--foyer-button-text': 'var(--foyer-on-primary)',
    '--foyer-button-border': '1px solid var(--foyer-primary)',
  },
})

/** Width over height of the picture above the text on a phone. */
const phoneRatio = 390 / 330

interface SlideProps {
  slide: HeroSlide
  headingLevel: 1 | 2
  priority: boolean
  current: boolean
  label: string
}

/** One slide of the hero carousel. A hidden slide is inert: neither focusable nor read. */
export function Slide({ slide, label, current, ...rest }: SlideProps) {
  return (
    <Root role="group" aria-roledescription="slide" aria-label={label} tone={slide.tone} inert={!current}>
      {slide.type === 'image' ? (
        <ImageSlide slide={slide} priority={rest.priority} />
      ) : (
        <FilmSlide slide={slide} {...rest} />
      )}
    </Root>
  )
}

function ImageSlide({ slide, priority }: { slide: HeroImageSlide; priority: boolean }) {
  const { picture, alt, link, language } = slide
  return (
    <Inner data-image="">
      <div data-slot="media" {...language}>
        <Picture source={picture} ratio="fill" sizes="100vw" alt={alt} priority={priority} />
      </div>
      <div data-slot="body">
        {link && (
          <div data-slot="actions" {...language}>
            <Button href={link.href} target={link.target}>
              {link.label}
            </Button>
          </div>
        )}
      </div>
    </Inner>
  )
}

interface FilmSlideProps {
  slide: HeroFilmSlide
  headingLevel: 1 | 2
  priority: boolean
}

function FilmSlide({ slide, headingLevel, priority }: FilmSlideProps) {
  const { primaryAction, secondaryAction } = slide
  const Heading = `h${headingLevel}` as const
  return (
    <Inner>
      <div data-slot="media">
        <Picture
          source={slide.backdrop}
          ratio="fill"
          sizes="100vw"
          alt=""
          priority={priority}
          phone={{ ratio: phoneRatio, source: slide.portrait }}
        />
      </div>
      <div data-slot="body">
        {slide.eyebrow !== undefined && <p data-slot="eyebrow">{slide.eyebrow}</p>}
        <TitleTreatment
          as={Heading}
          title={slide.title}
          treatment={slide.titleTreatment}
          size="hero"
          priority={priority}
        />
        {slide.tagline !== undefined && <p data-slot="tagline">{slide.tagline}</p>}
        <FilmMetadata rating={slide.rating} details={slide.details} />
        <div data-slot="actions">
          <Button href={primaryAction.href}>{primaryAction.label}</Button>
          {secondaryAction && (
            <Button
              variant="secondary"
              icon="play"
              onArt
              href={secondaryAction.href}
              onClick={secondaryAction.onPress}
            >
              {secondaryAction.label}
            </Button>
          )}
          {slide.watchlist && <WatchlistButton variant="outlined" {...slide.watchlist} />}
        </div>
      </div>
    </Inner>
  )
}
