import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import type { Rating } from '../film-metadata/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { RatingMark } from '../rating-mark/index.ts'
import { WatchlistButton, type WatchlistMark } from '../../actions/watchlist-button/index.ts'
import { Art, Caption, Root, Tag, TimeRow } from './parts.tsx'

/** Today's times on a card, in its caption. */
export interface PosterTimes {
  /** "Today in Portmere". */
  label: string
  /** The showtimes, in their order, each a link; `accessibleName` is read in place of the label. */
  items: readonly { id: string; label: string; href: string; accessibleName?: string | undefined }[]
  /** The way to all times. */
  all?: { label: string; href: string } | undefined
}

export interface PosterCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Of the film. */
  title: string
  /** Of its page. */
  href: string
  /** A plate without one. */
  poster?: PictureSource | undefined
  /** The age mark; none while it is not known. */
  rating?: Rating | undefined
  /** As it is read: "1h 58m". */
  runtime?: string | undefined
  /** Further facts, shown on a lead card. */
  details?: readonly string[] | undefined
  /** "New this week", "Opens Sunday". */
  status?: string | undefined
  /** A tag on the top edge: "Halcyon pick". */
  tag?: string | undefined
  /** Shown on a lead card. */
  tagline?: string | undefined
  /** The large one of a wall. */
  lead?: boolean | undefined
  /** The next showtimes, under the title. */
  times?: PosterTimes | undefined
  /** Shows a button that plays the trailer; its label names the film. */
  trailer?: { label: string; onPress: () => void } | undefined
  /** Shows the button of the watchlist. */
  watchlist?: WatchlistMark | undefined
  /** Heading level; default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** How wide the poster is, as the `sizes` of an image. */
  sizes?: string | undefined
  /** In the first screen. */
  priority?: boolean | undefined
}

const wallSizes = '(max-width: 599px) 46vw, (max-width: 1023px) 22vw, 193px'
const leadSizes = '(max-width: 599px) 92vw, (max-width: 1023px) 46vw, 411px'
/** What fits in one row of a wall's card. */
const timesOnCard = 3

/**
 * A poster with its caption; nothing covers the lettering. For the picture alone see `film-thumbnail`; with a synopsis,
 * `film-row`. Our own: Material UI has no such component.
 */
export function PosterCard(props: PosterCardProps) {
  const {
    title,
    href,
    poster,
    rating,
    runtime,
    details = [],
    status,
    tag,
    tagline,
    lead,
    times,
    trailer,
    watchlist,
    headingLevel = 3,
    sizes = lead ? leadSizes : wallSizes,
    priority,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  const timeLinks = (count?: number) =>
    times?.items.slice(0, count).map((time) => (
      <PlainLink key={time.id} href={time.href} aria-label={time.accessibleName}>
        {time.label}
      </PlainLink>
    ))
  return (
    <Root data-lead={lead ? '' : undefined} {...rest}>
      <Art>
        <PlainLink href={href} tabIndex={-1} aria-hidden="true" data-slot="art">
          <Picture
            source={poster}
            ratio="2:3"
            sizes={sizes}
            alt=""
            priority={priority}
            maxWidth={lead ? 1200 : 640}
            rounded="lg"
          />
        </PlainLink>
        {tag !== undefined && <Tag>{tag}</Tag>}
      </Art>
      <Caption>
        <Heading>
          <PlainLink href={href}>{title}</PlainLink>
        </Heading>
        <div data-slot="meta">
          {rating && <RatingMark {...rating} />}
          {[...(runtime === undefined ? [] : [runtime]), ...(lead ? details : [])].map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
          {trailer && !lead && (
            <IconButton icon="play" size={20} label={trailer.label} onClick={trailer.onPress} />
          )}
          {watchlist && <WatchlistButton {...watchlist} />}
        </div>
        {status !== undefined && <p data-slot="status">{status}</p>}
        {lead && tagline !== undefined && <p>{tagline}</p>}
        {/* In the line of facts, of which some may find no room, it could be lost. */}
        {lead && trailer && (
          <Button data-slot="trailer" variant="text" size="medium" icon="play" onClick={trailer.onPress}>
            {trailer.label}
          </Button>
        )}
        {times && times.items.length > 0 && (
          <TimeRow role="group" aria-label={times.label}>
            {timeLinks(lead ? undefined : timesOnCard)}
            {lead && times.all && (
              <PlainLink href={times.all.href} data-slot="all">
                {times.all.label}
              </PlainLink>
            )}
          </TimeRow>
        )}
      </Caption>
    </Root>
  )
}
