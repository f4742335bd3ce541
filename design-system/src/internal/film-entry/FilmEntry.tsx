import { Button } from '../../actions/button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { WatchlistButton, type WatchlistMark } from '../../actions/watchlist-button/index.ts'

export interface FilmHeadingProps {
  /** Of the film. */
  title: string
  /** Of its page. */
  href: string
  /** Heading level. */
  level: 2 | 3
}

/** The title of a film in a list: its heading, and the one link to it that is read and reached. */
export function FilmHeading({ title, href, level }: FilmHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading>
      <PlainLink href={href}>{title}</PlainLink>
    </Heading>
  )
}

/** The title with the mark of the watchlist at its end, as one line (slot `head`). */
export function FilmHead({
  watchlist,
  ...heading
}: FilmHeadingProps & { watchlist?: WatchlistMark | undefined }) {
  return (
    <div data-slot="head">
      <FilmHeading {...heading} />
      {watchlist && <WatchlistButton {...watchlist} />}
    </div>
  )
}

/** What a film in a list plays. */
export interface FilmTrailer {
  /** "Trailer". */
  label: string
  /** The label with the film's title in it. */
  accessibleName: string
  /** Plays it. */
  onPress: () => void
}

/** A button with words that plays the trailer (slot `trailer`). */
export function TrailerButton({ label, accessibleName, onPress }: FilmTrailer) {
  return (
    <Button
      data-slot="trailer"
      variant="text"
      size="medium"
      icon="play"
      aria-label={accessibleName}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}
