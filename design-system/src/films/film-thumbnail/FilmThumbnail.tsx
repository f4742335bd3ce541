import type { ComponentPropsWithRef, ReactNode } from 'react'
import { PlainLink } from '../../actions/link/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { WatchlistButton, type WatchlistMark } from '../../actions/watchlist-button/index.ts'

/** Widths in px: alone, in a list of films, in an editor's list of films. */
const widths = { alone: 200, list: 250, content: 400 } as const

const Root = styled('div', { name: 'FoyerFilmThumbnail', slot: 'Root' })({
  display: 'grid',
  gap: 4,
  inlineSize: widths.alone,
  maxInlineSize: '100%',
  '&[data-size=list]': { inlineSize: widths.list },
  '&[data-size=content]': { inlineSize: widths.content },
  '& > a': { display: 'block', borderRadius: 'var(--foyer-radius-lg)' },
  // Under the picture: nothing covers its lettering.
  '& > [data-slot=foot]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minBlockSize: 44,
    overflowWrap: 'anywhere',
    '& > :is(button, a)': { marginInlineEnd: -12 },
  },
})

const shapes = {
  poster: { ratio: '2:3', placeholder: 'filmPoster' },
  still: { ratio: '16:9', placeholder: 'filmStill' },
  backdrop: { ratio: '16:9', placeholder: 'filmBackdrop' },
} as const

export interface FilmThumbnailProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The film's: the name of the picture, and of its link. */
  title: string
  /** Shape of the picture: 'poster' 2:3, 'still' and 'backdrop' 16:9. Default 'poster'. */
  kind?: keyof typeof shapes | undefined
  /** A plate without one. */
  picture?: PictureSource | undefined
  /** Tried when the first does not come. */
  fallback?: PictureSource | undefined
  /** To the film's page. */
  href?: string | undefined
  /** 200, 250 or 400 px wide, and never wider than its place. */
  size?: keyof typeof widths | undefined
  /** Shows the button of the watchlist. */
  watchlist?: WatchlistMark | undefined
  /** Beside the button, under the picture. */
  caption?: ReactNode
  /** In the first screen. */
  priority?: boolean | undefined
}

/**
 * A film as one picture: its poster, a still or its backdrop, as in a member's watchlist. In a programme, with title
 * and showtimes: `poster-card`, `film-row`. For a decorative poster: `picture`. Our own: a `Picture` with fallbacks;
 * Material UI's CardMedia has none.
 */
export function FilmThumbnail(props: FilmThumbnailProps) {
  const { title, kind = 'poster', picture, fallback, href, size = 'alone', ...others } = props
  const { watchlist, caption, priority, ...rest } = others
  const image = (
    <Picture
      {...shapes[kind]}
      source={picture}
      fallback={fallback}
      sizes={`${widths[size]}px`}
      // Three device pixels to each.
      maxWidth={widths[size] * 3}
      alt={title}
      priority={priority}
      rounded="lg"
    />
  )
  return (
    <Root data-kind={kind} data-size={size} {...rest}>
      {href === undefined ? image : <PlainLink href={href}>{image}</PlainLink>}
      {(watchlist ?? caption) !== undefined && (
        <div data-slot="foot">
          <span>{caption}</span>
          {watchlist && <WatchlistButton {...watchlist} />}
        </div>
      )}
    </Root>
  )
}
