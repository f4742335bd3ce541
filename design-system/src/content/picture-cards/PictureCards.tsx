import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, pictureSet, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import type { EventLettering } from '../event-hero/index.ts'

const Root = styled('ul', { name: 'FoyerPictureCards', slot: 'Root' })({
  '--foyer-picture-card': '280px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--foyer-picture-card)), 1fr))',
  gap: '32px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-kind=event]': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 48,
    [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 28 },
    // The last of an odd number has the row to itself: its words stand beside its picture.
    [media.up.sm]: {
      '& > li:last-child:nth-of-type(odd):not(:only-child)': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: 'var(--foyer-gutter)',
        '& > [data-slot=picture]': { gridRow: '1 / span 8' },
      },
    },
  },
  '& > li > [data-slot=picture]': { position: 'relative', minInlineSize: 0 },
  // A city has one cinema or five: none is wider than a card, and none leaves its picture's row.
  '&[data-kind=site]': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > li': { flex: '1 1 var(--foyer-picture-card)', maxInlineSize: 420 },
    [media.below.sm]: { '& > li': { flexBasis: '100%', maxInlineSize: 'none' } },
  },
  '[data-heading=center] &[data-kind=site]': { justifyContent: 'center' },
  // Plates.
  '[data-heading=center] &': {
    textAlign: 'center',
    '& > li > [data-slot=picture]': { margin: 7, outline: '1px solid var(--foyer-border)', outlineOffset: 6 },
    '& a > img': { marginInline: 'auto' },
  },
  '& > li': { position: 'relative', display: 'grid', alignContent: 'start', gap: 6, minInlineSize: 0 },
  '& :is(h2, h3)': {
    marginBlockStart: 8,
    fontSize: 'var(--foyer-text-lg)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '& p': { color: 'var(--foyer-text-muted)' },
  '& [data-slot=name]': visuallyHidden,
  '& a > img': {
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxInlineSize: 'min(240px, 100%)',
    maxBlockSize: 96,
    [media.forcedColors]: { display: 'none' },
  },
  [media.forcedColors]: {
    '& [data-slot=name]': { position: 'static', clipPath: 'none', inlineSize: 'auto', blockSize: 'auto' },
  },
  '[data-mode=dark] & a > [data-for=light], [data-mode=light] & a > [data-for=dark]': { display: 'none' },
  // A line under each name would be louder than the names, as on a poster's card.
  '& :is(h2, h3) a': { textDecoration: 'none' },
  [media.hover]: { '& > li:hover :is(h2, h3) a': { textDecoration: 'underline' } },
  // The name is the link, the whole card its target.
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.below.sm]: { rowGap: 28 },
})

/** The picture of each kind: shape, displayed widths, and maximum width, px. */
const shapes = {
  site: {
    ratio: '16:9',
    placeholder: 'siteGallery',
    sizes: '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px',
    maxWidth: 800,
  },
  event: {
    ratio: '16:9',
    placeholder: 'eventPoster',
    sizes: '(max-width: 599px) 100vw, (max-width: 1279px) 50vw, 628px',
    maxWidth: 1200,
  },
} as const

export interface PictureCard {
  /** Tells the cards of a list apart. */
  id: string
  /** A plate without one. */
  picture?: PictureSource | undefined
  /** Name of the cinema or the event: its heading and its link. */
  title: string
  /** An event's name as a drawing: on its picture, or in place of its name where it has drawings for the page. */
  lettering?: EventLettering | undefined
  /** Address of its page. */
  href: string
  /** Below the title, each a paragraph: an address, days, a short description. */
  lines: readonly ReactNode[]
}

export interface PictureCardsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  cards: readonly PictureCard[]
  /** A cinema shows its front, an event its picture: both are wide. */
  kind: keyof typeof shapes
  /** Heading level of each title; default 3. */
  headingLevel?: 2 | 3 | undefined
}

/**
 * Cinemas or events as cards: picture, name and a short text, as many per row as fit. The name is the link and the
 * whole card its target, so a card has no other control. For films see `film-list`; for a few tiles with a link each,
 * `content-tiles`.
 */
export function PictureCards({ cards, kind, headingLevel = 3, ...rest }: PictureCardsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Root role="list" data-kind={kind} {...rest}>
      {cards.map(({ id, picture, title, lettering, href, lines }) => (
        <li key={id}>
          <div data-slot="picture">
            <Picture source={picture} alt="" rounded="md" {...shapes[kind]} />
            {lettering?.place && <PlacedLettering lettering={lettering} place={lettering.place} />}
          </div>
          <Heading>
            <Link href={href} tone="text">
              {lettering?.onPage ? (
                <>
                  <span data-slot="name">{title}</span>
                  <Drawing data-for="light" source={lettering.onPage.light} ratio={lettering.ratio} />
                  <Drawing data-for="dark" source={lettering.onPage.dark} ratio={lettering.ratio} />
                </>
              ) : (
                title
              )}
            </Link>
          </Heading>
          {lines.map((line, index) => (
            // Their content never changes its order.
            <p key={index}>{line}</p>
          ))}
        </li>
      ))}
    </Root>
  )
}

interface DrawingProps extends ComponentPropsWithRef<'img'> {
  source: PictureSource
  /** Width over height. */
  ratio: number
  'data-for'?: 'light' | 'dark'
}

/** The widest file of a lettering, px. */
const letteringWidth = 480

const Drawing = ({ source, ratio, ...rest }: DrawingProps) => (
  <img
    loading="lazy"
    {...pictureSet(source, null, letteringWidth)}
    sizes="240px"
    alt=""
    width={letteringWidth}
    height={Math.round(letteringWidth / ratio)}
    decoding="async"
    {...rest}
  />
)

const Placed = styled(Drawing, {
  name: 'FoyerPictureCards',
  slot: 'Lettering',
  shouldForwardProp: (prop) => prop !== 'place',
})<{ place: NonNullable<EventLettering['place']> }>(
  ({ place }) => ({
    insetInlineStart: `${place.x * 100}%`,
    insetBlockStart: `${place.y * 100}%`,
    inlineSize: `${place.width * 100}%`,
    blockSize: `${place.height * 100}%`,
  }),
  {
    position: 'absolute',
    objectFit: 'contain',
    objectPosition: 'left center',
    pointerEvents: 'none',
    '[dir=rtl] &': { objectPosition: 'right center' },
    // Pictures that carry no words in such a theme.
    '[data-heading=center] &': { display: 'none' },
  },
)

/** Gone where it does not come: the name is below. */
function PlacedLettering(props: { lettering: EventLettering; place: NonNullable<EventLettering['place']> }) {
  const { lettering, place } = props
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return (
    <Placed source={lettering.source} ratio={lettering.ratio} place={place} onError={() => setFailed(true)} />
  )
}
