import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { media } from '@foyer/design-system/foundations/media'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { rankByGenres } from '../../domain/rank-by-genres.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { SidePanel } from './SidePanel.tsx'

const shownFilms = 6

const Root = styled(SidePanel, { name: 'FoyerSignUpLikes', slot: 'Root' })({
  // Below the form nobody sees it change.
  [media.below.md]: { display: 'none' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
})

export interface LikesPanelProps {
  /** Genres that were chosen. */
  genreIds: readonly string[]
  /** Stands here where there are too few films for it. */
  children: ReactNode
}

/** What a new member would see first by what they have chosen: it changes as they choose. */
export const LikesPanel = observer(function LikesPanel({ genreIds, children }: LikesPanelProps) {
  const { listing, routes } = useStores()
  const { t, text } = useText()
  useEffect(() => void listing.ensure(), [listing])
  const films = rankByGenres(listing.of('NowShowing'), genreIds).slice(0, shownFilms)
  const isPending = listing.state === 'pending'
  if (!isPending && (listing.state === 'failed' || films.length < shownFilms)) return children
  return (
    <Root aria-labelledby="likes-panel">
      <h2 id="likes-panel">{t('member.signUp.likes.title')}</h2>
      <ul aria-busy={isPending ? true : undefined}>
        {isPending
          ? Array.from({ length: shownFilms }, (_, place) => (
              <li key={place}>
                <Skeleton shape="poster" />
              </li>
            ))
          : films.map((film) => (
              <li key={film.id}>
                <Picture
                  source={getFilmPicture(film, 'FilmPosterGraphic', routes)}
                  ratio="2:3"
                  sizes="104px"
                  maxWidth={320}
                  alt={text(film.title)}
                  rounded="md"
                />
              </li>
            ))}
      </ul>
      <p>{t('member.signUp.likes.note')}</p>
    </Root>
  )
})
