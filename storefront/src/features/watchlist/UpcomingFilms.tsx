import { Link } from '@foyer/design-system/actions/link'
import { FilmThumbnail } from '@foyer/design-system/films/film-thumbnail'
import { Icon } from '@foyer/design-system/foundations/icon'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import type { Film } from '@foyer/contract/wire/films'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { useFilmLabels } from '../../film/use-film-labels.ts'
import { clearOfUndo } from './clear-of-undo.ts'

/** Posters of a line on a desk. */
const columns = 6

const Wall = styled('ul', { name: 'FoyerWatchlist', slot: 'Upcoming' })({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: '32px var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > div': { inlineSize: '100%' },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.3 },
  '& small': {
    display: 'block',
    marginBlockStart: 4,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
  // Its line is that of the title.
  '&& [data-slot=foot]': {
    alignItems: 'start',
    marginBlockStart: 10,
    '& > button': { marginBlockStart: -10 },
  },
  ...clearOfUndo,
  [media.below.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.below.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 24,
  },
})

/** Takes what is left of the line, and at least the width of two posters. */
const Last = styled('li', {
  name: 'FoyerWatchlist',
  slot: 'Last',
  shouldForwardProp: (prop) => prop !== 'span',
})<{ span: number }>(({ span }) => ({
  gridColumn: 'span 2',
  [media.up.md]: { gridColumn: `span ${span}` },
  [media.below.sm]: { gridColumn: '1 / -1' },
}))

const Another = styled('div', { name: 'FoyerWatchlist', slot: 'Another' })({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 10,
  blockSize: '100%',
  padding: 24,
  border: '1px dashed var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-md)',
  '& > svg': { color: 'var(--foyer-text-muted)' },
  '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
})

export interface UpcomingFilmsProps {
  films: readonly Film[]
  onRemove: (film: Film) => void
}

/** Films of the list that cannot be seen yet, as posters, and the place of the next one. */
export const UpcomingFilms = observer(function UpcomingFilms({ films, onRemove }: UpcomingFilmsProps) {
  const { availability, routes, today } = useStores()
  const formats = useFormats()
  const { t } = useText()
  const labels = useFilmLabels()

  const describe = (film: Film): string | undefined => {
    const { releaseDate } = film
    if (releaseDate && releaseDate > today.businessDate())
      return t('member.watchlist.from', { date: formats.date(releaseDate, 'D MMMM') })
    return availability.statusLabel(film.id) === 'ComingSoon' ? undefined : t('member.watchlist.notHere')
  }

  const left = columns - (films.length % columns)
  return (
    <Wall role="list" aria-label={t('member.watchlist.later.title')}>
      {films.map((film) => {
        const title = labels.title(film)
        return (
          <li key={film.id}>
            <FilmThumbnail
              title={title}
              picture={getFilmPicture(film, 'FilmPosterGraphic', routes)}
              href={routes.film(film)}
              caption={
                <>
                  <strong>{title}</strong>
                  <small>{describe(film)}</small>
                </>
              }
              watchlist={{
                label: t('browsing.watchlist.label', { film: title }),
                pressed: true,
                onChange: () => onRemove(film),
              }}
            />
          </li>
        )
      })}
      <Last span={left > 1 ? left : 2}>
        <Another>
          <Icon name="bookmark" size={24} />
          <strong>{t('member.watchlist.another.title')}</strong>
          <p>{t('member.watchlist.another.text')}</p>
          <Link href={routes.films()}>{t('member.watchlist.browse')}</Link>
        </Another>
      </Last>
    </Wall>
  )
})
