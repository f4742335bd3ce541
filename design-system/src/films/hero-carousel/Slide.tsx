import { Suspense } from 'react'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Button } from '../../actions/button/index.ts'
import { WatchlistButton } from '../../actions/watchlist-button/index.ts'
import { FilmMetadata } from '../film-metadata/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture } from '../../foundations/picture/index.ts'
import { TitleTreatment } from '../title-treatment/index.ts'
import { frameHero, getSubjectStart, toLettering, type FilmFraming } from '../../internal/framing/framing.ts'
import { plate, quote, turned } from './plate.ts'
import type { FilmTone, HeroFilmSlide, HeroImageSlide, HeroSlide } from './slide.ts'

/** It comes when a slide with one has come to rest. */
const Loop = lazyWithRetry(async () => (await import('./Loop.tsx')).Loop)

/** A cross-fade: picture, ground, rule and labels together. */
export const fade = '.3s'

const Root = styled('div', {
  name: 'FoyerHeroCarousel',
  slot: 'Slide',
  shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'framing',
})<{ tone: FilmTone; framing: FilmFraming | undefined }>(
  ({ tone, framing }) => ({
    '--foyer-ground': tone.ground,
    '--foyer-on': tone.on,
    '--foyer-accent': tone.accent,
    ...frameHero(framing),
  }),
  {
    // All slides lie on each other: the hero is as tall as the tallest of them, and the next one fades in over the last.
    gridArea: '1 / 1',
    minInlineSize: 0,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity 0s ${fade}, visibility 0s ${fade}`,
    '&[data-current]': {
      zIndex: 1,
      opacity: 1,
      visibility: 'visible',
      transition: `opacity ${fade} ease, visibility 0s`,
    },
    [media.reducedMotion]: { '&, &[data-current]': { transition: 'none' } },
  },
)

/** Window of a tablet: the title may stand on the picture, everything else is below it. */
const tablet = `${media.up.sm} and ${media.below.md.slice('@media '.length)}`

/** Length of the slide, for whatever is inside it. */
const inline = '100cqi'
const stage = 'var(--foyer-stage)'

/** Everything that all films share is separate from the colors: it is written, and parsed by the browser, once. */
const Inner = styled('div', { name: 'FoyerHeroCarousel', slot: 'SlideInner' })({
  // Height of the picture. Lengths of the slide are of use to what is inside it.
  '--foyer-stage': 'clamp(704px, 44cqi, 820px)',
  position: 'relative',
  blockSize: '100%',
  containerType: 'inline-size',
  background: 'var(--foyer-ground)',
  color: 'var(--foyer-on)',
  '& > [data-slot=media]': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: stage,
    overflow: 'hidden',
  },
  '& > [data-slot=media]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(90deg, color-mix(in srgb, var(--foyer-ground) 88%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--foyer-ground) 92%, transparent), transparent 34%)',
  },
  // Art has its subject at the inline end: right-to-left, it is mirrored with the text, scrim and all.
  '[dir=rtl]:not([data-heading=center]) &:not([data-image]) > [data-slot=media]': turned,
  // An editor's picture may have writing on it and is never mirrored: its words stand where they do from left to right.
  '[dir=rtl] &[data-image] > [data-slot=body]': { [media.up.md]: { alignItems: 'flex-end' } },
  'html:not([data-heading=center]) &[data-image=words] > [data-slot=body] > *': {
    [media.up.md]: { maxInlineSize: 'min(540px, 33cqi)' },
  },
  '& > [data-slot=body]': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    minBlockSize: stage,
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    padding: '56px var(--foyer-page-margin) 116px',
  },
  // Words end where the subject begins.
  'html:not([data-heading=center]) &[data-framed] > [data-slot=body] > *': {
    [media.up.md]: {
      maxInlineSize: `min(540px, ${getSubjectStart(inline, stage)} - max(var(--foyer-page-margin), (${inline} - 1280px) / 2) - 24px)`,
    },
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
  [media.below.md]: {
    '--foyer-stage': 'min(620px, 100cqi * 620 / 768, max(340px, 62svh))',
    display: 'flex',
    flexDirection: 'column',
    '& > [data-slot=media]': { position: 'relative', flex: 'none' },
    '& > [data-slot=media]::after': {
      background: 'linear-gradient(0deg, var(--foyer-ground), transparent 30%)',
    },
    '& > [data-slot=body]': {
      position: 'static',
      flex: 1,
      justifyContent: 'flex-start',
      inlineSize: '100%',
      minBlockSize: 0,
      paddingBlock: '4px 96px',
    },
  },
  [tablet]: {
    'html:not([data-heading=center]) &[data-tablet=on] > [data-slot=body] > [data-slot=title]': toLettering(
      inline,
      stage,
    ),
    // Beside the lettering the eyebrow would be a third thing on the picture.
    '& [data-slot=eyebrow]': { marginBlockStart: 8 },
    // A picture that does not carry its title is lower: the buttons are in the first view.
    '&:not([data-tablet=on])': { '--foyer-stage': 'min(480px, 100cqi * 620 / 768, max(340px, 50svh))' },
    '&:not([data-tablet=on]) > [data-slot=body] > [data-slot=title] > img': { maxBlockSize: 180 },
  },
  [media.below.sm]: {
    '--foyer-stage': inline,
    'html:not([data-heading=center]) &[data-phone=on]': { '--foyer-stage': 'calc(100cqi * 4 / 3)' },
    '& > [data-slot=body]': { padding: '0 16px 72px' },
    'html:not([data-heading=center]) &[data-phone=on] > [data-slot=body] > [data-slot=title]': toLettering(
      inline,
      stage,
    ),
    '& [data-slot=actions]': { flexWrap: 'nowrap', inlineSize: '100%', gap: 10 },
    '& [data-slot=actions] > [data-variant]': { flex: '1 1 auto', paddingInline: 10 },
    '& [data-slot=actions] > [data-variant=primary]': { flex: '2 1 auto' },
    '& [data-slot=actions] > [data-variant=outlined]': { flex: 'none' },
    // The button under it is in the first view.
    '& > [data-slot=body] > [data-slot=title] > img': { maxBlockSize: 132 },
    '& > [data-slot=body] > [data-slot=title]': { marginBlockStart: 14 },
    // In one line, the name of the director too.
    '& ul': { columnGap: 0, fontSize: 'var(--foyer-text-sm)' },
  },
  // A picture without words takes their space too.
  '&[data-image=alone]': {
    '& > [data-slot=media]': { position: 'absolute', blockSize: '100%' },
    '& > [data-slot=body]': { justifyContent: 'flex-end' },
    '& > [data-slot=body] a::after': { content: '""', position: 'absolute', inset: 0 },
  },
  // A button whose fill is similar to the film's ground takes the film's own colors, the other way round.
  'html[data-mode=light]:not([data-radius=FullRounded]) &[data-faint~=light] [data-variant=primary], html[data-mode=dark]:not([data-radius=FullRounded]) &[data-faint~=dark] [data-variant=primary]':
    {
      '--foyer-button-background': 'var(--foyer-on)',
      '--foyer-button-text': 'var(--foyer-ground)',
      '--foyer-button-border': '1.5px solid var(--foyer-on)',
      '--foyer-button-background-hover': 'color-mix(in srgb, var(--foyer-on) 86%, var(--foyer-ground))',
      '--foyer-button-text-hover': 'var(--foyer-ground)',
    },
  // A full-rounded one keeps the brand's color on every ground, and shows its edge.
  '[data-radius=FullRounded] & [data-variant=primary]': {
    boxShadow: '0 0 0 1.5px color-mix(in srgb, var(--foyer-on) 55%, transparent)',
  },
  // An outline takes the film's color on the film's background.
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

/** Width over height of the pictures that the service cuts for a phone. */
const phoneRatios = { below: 1, on: 3 / 4 } as const

/** How wide the picture is in the window: on a tablet and in narrow windows it is wider than its frame. */
const sizes = '(max-width: 599px) 100vw, (max-width: 1023px) 144vw, max(100vw, 1252px)'

/** Of an editor's picture, often twice as wide as high: its own point of interest says which part of it is shown. */
const imageSizes = '(max-width: 599px) 240vw, (max-width: 1023px) 200vw, max(100vw, 1690px)'

interface SlideProps {
  slide: HeroSlide
  headingLevel: 1 | 2
  priority: boolean
  current: boolean
  /** False until the page has come to rest: pictures of slides that nobody sees are not loaded before. */
  loaded: boolean
  /** Whether the film of a slide is played or held; null for none. */
  motion: 'playing' | 'held' | null
  label: string
}

/** One slide of the hero carousel. A hidden slide is inert: neither focusable nor read. */
export function Slide({ slide, label, current, ...rest }: SlideProps) {
  const framing = slide.type === 'image' ? undefined : slide.framing
  return (
    <Root
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      tone={slide.tone}
      framing={framing}
      data-current={current ? '' : undefined}
      inert={!current}
    >
      {slide.type === 'image' ? (
        <ImageSlide slide={slide} {...rest} />
      ) : (
        <FilmSlide slide={slide} {...rest} />
      )}
    </Root>
  )
}

type PartProps<S> = Omit<SlideProps, 'slide' | 'label' | 'current'> & { slide: S }

function ImageSlide({ slide, headingLevel, priority, loaded }: Omit<PartProps<HeroImageSlide>, 'motion'>) {
  const { picture, alt, link, language, eyebrow, heading, tagline } = slide
  const isAlone = heading === undefined
  return (
    <Inner data-image={isAlone ? 'alone' : 'words'}>
      <div data-slot="media" {...language}>
        {loaded && <Picture source={picture} ratio="fill" sizes={imageSizes} alt={alt} priority={priority} />}
      </div>
      <div data-slot="body" {...language}>
        {eyebrow !== undefined && <p data-slot="eyebrow">{eyebrow}</p>}
        {!isAlone && <TitleTreatment as={`h${headingLevel}`} title={heading} size="hero" data-slot="title" />}
        {tagline !== undefined && <p data-slot="tagline">{tagline}</p>}
        {link && (
          <div data-slot="actions">
            <Button href={link.href} target={link.target}>
              {link.label}
            </Button>
          </div>
        )}
      </div>
    </Inner>
  )
}

function FilmSlide({ slide, headingLevel, priority, loaded, motion }: PartProps<HeroFilmSlide>) {
  const { framing, primaryAction, secondaryAction, titleTreatment, faintIn } = slide
  const Heading = `h${headingLevel}` as const
  // A title that is set in type has no shape for which a place was found.
  const isOn = (frame: { lettering: unknown } | undefined) =>
    frame?.lettering && titleTreatment ? 'on' : undefined
  const phone = isOn(framing?.phone)
  return (
    <Inner
      data-framed={framing && ''}
      data-tablet={isOn(framing?.tablet)}
      data-phone={phone}
      data-faint={faintIn?.join(' ')}
    >
      <div data-slot="media">
        {loaded && (
          <Picture
            source={slide.backdrop}
            ratio="fill"
            sizes={sizes}
            alt=""
            priority={priority}
            phone={{ ratio: phoneRatios[phone ?? 'below'], source: slide.portrait }}
            laid={framing && 'sm'}
          />
        )}
        {slide.loop !== undefined && motion !== null && (
          <Suspense fallback={null}>
            <Loop src={slide.loop} playing={motion === 'playing'} />
          </Suspense>
        )}
      </div>
      <div data-slot="body">
        {slide.eyebrow !== undefined && <p data-slot="eyebrow">{slide.eyebrow}</p>}
        <TitleTreatment
          as={Heading}
          title={slide.title}
          treatment={titleTreatment}
          size="hero"
          priority={priority}
          data-slot="title"
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
