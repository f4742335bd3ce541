import { styled, type CSSObject } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'
import { placePicture } from '../../foundations/picture/index.ts'
import {
  getSubjectStart,
  placeLettering,
  type FilmFraming,
  type FramePart,
} from '../../internal/framing/framing.ts'
import type { FilmTone } from '../hero-carousel/slide.ts'
import { Backdrop as PlainBackdrop, Body as PlainBody, Root as PlainRoot } from './parts.tsx'

/** Window of a tablet: the lettering is on the picture, whatever else there is to read is below it. */
const tablet = `${media.up.sm} and ${media.below.md.slice('@media '.length)}`

/** A theme that writes on its pictures. */
const onArt = 'html:not([data-heading=center]) &'

/** Width and height of the picture, for whatever is inside the hero. */
const width = '(100cqi - 2 * var(--foyer-hero-inset))'
const height = 'var(--foyer-stage)'

/** From the window's edge to the page's column. */
const margin = 'max(var(--foyer-page-margin), (100cqi - 1280px) / 2)'
/** From the window's edge to the column beside the poster: 3 of 12 columns, and a gap. */
const besidePoster = `(${margin} + (min(1280px, 100cqi - 2 * var(--foyer-page-margin)) - 32px) / 4 + 32px)`
const subject = `(var(--foyer-hero-inset) + ${getSubjectStart(width, height)})`

/** Where the subject begins so far left that there is no place for a title between the poster and it: fractions of the picture. */
const tooFarLeft = { medium: 0.55, wide: 0.52 }

/** What the markup says of where the title stands, by the width of the window. */
export const getTitlePlaces = (framing: FilmFraming | undefined, hasLettering: boolean) =>
  framing && {
    'data-framed': '',
    'data-tablet': framing.medium.lettering && hasLettering ? 'on' : undefined,
    'data-medium': framing.subjectStart < tooFarLeft.medium ? 'above' : undefined,
    'data-wide': framing.subjectStart < tooFarLeft.wide ? 'above' : undefined,
  }

/** The variables of a film's picture. A tablet's is 8 by 5 here, which is lower than the home page's. */
const frameFilm = (framing: FilmFraming | undefined): CSSObject =>
  framing
    ? {
        '--foyer-subject-start': framing.subjectStart,
        [media.up.sm]: {
          ...placePicture(framing.medium.placement),
          ...placeLettering(framing.medium.lettering),
        },
        [media.up.lg]: placePicture(framing.wide.placement),
        '[data-heading=center] &': placePicture(framing.plate),
      }
    : {}

/** Heights of the picture, and of a plate with its mat. */
const stage: CSSObject = {
  containerType: 'inline-size',
  '--foyer-stage': '560px',
  '--foyer-plate-width': 'clamp(360px, 30cqi, 440px)',
  '--foyer-plate-height': 'calc(var(--foyer-plate-width) * 5 / 4)',
  [media.below.md]: {
    '--foyer-stage': `min(520px, ${width} * 5 / 8, max(320px, 60svh))`,
    '--foyer-plate-width': '400px',
  },
  [media.below.sm]: {
    '--foyer-stage': `calc(${width} * 4 / 5)`,
    '--foyer-plate-height': 'calc(100cqi * 4 / 5)',
  },
}

/** The picture behind the words; a plate carries none, so that it is upright and its subject in its middle. */
const picture: CSSObject = {
  blockSize: height,
  [media.below.sm]: { blockSize: height },
  [media.below.md]: {
    blockSize: height,
    '&::after, [dir=rtl] &::after': {
      background: 'linear-gradient(0deg, var(--foyer-ground), transparent 26%)',
    },
  },
  // Mirrored with the text at every width.
  '[dir=rtl]:not([data-heading=center]) & img': { scale: 'none' },
  '[dir=rtl]:not([data-heading=center]) & > span': { scale: '-1 1' },
  '[data-heading=center] &': {
    [media.up.sm]: {
      inlineSize: 'var(--foyer-plate-width)',
      blockSize: 'var(--foyer-plate-height)',
    },
    [media.up.md]: { position: 'absolute', inset: `28px ${margin} auto auto`, margin: 0 },
    [media.below.sm]: { blockSize: 'var(--foyer-plate-height)' },
  },
}

const toTitleBox = (part: keyof FramePart) => `var(--foyer-lettering-${part})`

/** Where title, trailer and poster stand. */
const places: CSSObject = {
  [media.up.md]: {
    [`${onArt}[data-framed] > [data-slot=title] > div > *`]: {
      maxInlineSize: `min(540px, ${subject} - ${besidePoster} - 24px)`,
    },
  },
  ...atTop('medium', '@media (min-width: 1024px) and (max-width: 1279.95px)'),
  ...atTop('wide', media.up.lg),
  [tablet]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    [`${onArt}[data-tablet=on] > [data-slot=title] h1`]: {
      position: 'absolute',
      insetInlineStart: `calc(var(--foyer-hero-inset) + ${width} * ${toTitleBox('x')})`,
      insetBlockStart: `calc(var(--foyer-hero-inset) + ${height} * ${toTitleBox('y')})`,
      display: 'flex',
      alignItems: 'center',
      inlineSize: `calc(${width} * ${toTitleBox('width')})`,
      blockSize: `calc(${height} * ${toTitleBox('height')})`,
      maxInlineSize: 'none',
      margin: 0,
      '& > img': { maxInlineSize: '100%', maxBlockSize: '100%' },
    },
    [`${onArt} [data-slot=trailer]`]: {
      insetBlockStart: `calc(var(--foyer-hero-inset) + ${height} - 68px)`,
    },
  },
  [media.below.md]: {
    [`${onArt} > [data-slot=title]`]: {
      gridColumn: '1 / -1',
      gridRow: 1,
      blockSize: 'auto',
      minBlockSize: `calc(var(--foyer-hero-inset) + ${height})`,
      marginInline: 'calc(-1 * var(--foyer-page-margin))',
      padding: `calc(var(--foyer-hero-inset) + ${height} + 12px) var(--foyer-page-margin) 12px`,
      // Lettering is drawn for the film's ground.
      background: `linear-gradient(transparent calc(var(--foyer-hero-inset) + ${height}), var(--foyer-ground) 0)`,
    },
    [`${onArt} > [data-slot=poster]`]: {
      marginBlockStart: 16,
      boxShadow: 'none',
      [tablet]: { gridRow: 2 },
    },
  },
  '[data-heading=center] &': {
    '& > [data-slot=title]': {
      [media.up.md]: {
        flexDirection: 'column',
        alignItems: 'center',
        minBlockSize: 'calc(var(--foyer-plate-height) + 64px)',
        paddingInlineEnd: 'calc(var(--foyer-plate-width) + 64px)',
        paddingBlock: '28px 36px',
      },
    },
    '& > [data-slot=poster]': { [tablet]: { gridRow: 2 } },
    // Poster, words and plate stand beside one another: times under the title, and then what it is about.
    [media.up.md]: {
      '&:has(> [data-times])': {
        gridTemplateColumns: 'minmax(0, 250px) minmax(0, 1fr) var(--foyer-plate-width)',
        gridTemplateRows: 'auto auto 1fr',
        gap: '20px 40px',
        minBlockSize: 'calc(var(--foyer-plate-height) + 64px)',
        paddingBlockStart: 28,
        '& > [data-slot=title]': { gridColumn: 2, gridRow: 1, minBlockSize: 0, padding: 0 },
        '& > [data-slot=poster]': { gridColumn: 1, gridRow: '1 / span 3' },
        '& > [data-times] > [data-slot=times]': { gridColumn: 2, gridRow: 2, marginBlockEnd: 0 },
        '& > [data-times] > [data-slot=facts]': { gridColumn: 2, gridRow: 3 },
      },
    },
    '& [data-slot=book]': { position: 'static', marginInlineStart: 0 },
    '& [data-slot=trailer][data-variant]': {
      insetBlockStart: 'calc(var(--foyer-plate-top) + var(--foyer-plate-height) - 86px)',
      insetInlineEnd: `calc(${margin} + 26px)`,
      [tablet]: { insetInlineEnd: 'calc((100cqi - var(--foyer-plate-width)) / 2 + 26px)' },
      [media.below.sm]: { insetBlockStart: 16, insetInlineEnd: 16 },
    },
  },
}

/** Above the poster, where it has all the space left of the subject. */
function atTop(name: 'medium' | 'wide', query: string): CSSObject {
  const here = `${onArt}[data-${name}=above]`
  return {
    [query]: {
      [`${here} > [data-slot=title]`]: { gridColumn: '1 / -1', gridRow: 1, paddingBlockEnd: 256 },
      // Over the poster, not before it.
      [`${here} > [data-slot=poster]`]: { gridColumn: 1 },
      [`${here} > :last-child`]: { gridColumn: 2, gridRow: 2 },
      [`${here}[data-framed] > [data-slot=title] > div > *`]: {
        maxInlineSize: `min(540px, ${subject} - ${margin} - 24px)`,
      },
      [`${here} [data-slot=trailer], ${here} [data-slot=book]`]: {
        position: 'absolute',
        insetBlockStart: `calc(var(--foyer-hero-inset) + ${height} - 84px)`,
        insetInlineEnd: margin,
      },
      [`${here} [data-slot=book]:not(:last-child)`]: { insetInlineEnd: `calc(${margin} + 220px)` },
    },
  }
}

/** The hero as a whole, with what its film says of its picture. */
export const Root = styled(PlainRoot, {
  name: 'FoyerFilmHero',
  slot: 'Framed',
  shouldForwardProp: (prop) => prop !== 'framing',
})<{ framing: FilmFraming | undefined }>(({ framing }) => frameFilm(framing), stage)

export const Backdrop = styled(PlainBackdrop, { name: 'FoyerFilmHero', slot: 'Picture' })(picture)

export const Body = styled(PlainBody, { name: 'FoyerFilmHero', slot: 'Places' })<{ tone: FilmTone }>(
  ({ tone }) => ({ '--foyer-ground': tone.ground }),
  places,
)
