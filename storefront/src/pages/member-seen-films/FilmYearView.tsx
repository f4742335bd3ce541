import { PlainLink } from '@foyer/design-system/actions/link'
import { Picture } from '@foyer/design-system/foundations/picture'
import { Section } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { PosterWall } from '@foyer/design-system/films/poster-wall'
import { FigureBand } from '@foyer/design-system/members/figure-band'
import { PosterHistogram } from '@foyer/design-system/members/poster-histogram'
import type { WatchedFilmsResponse } from '@foyer/contract/wire/member-history'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import { indexById } from '../../domain/by-id.ts'
import type { FilmYear } from '../../domain/film-year.ts'
import { getFilmPicture } from '../../film/film-pictures.ts'
import { SharePicture } from './SharePicture.tsx'
import { useYearFigures } from './use-year-figures.ts'

/** The year's figure, beside its months. */
const Year = styled('div', { name: 'FoyerMemberSeenFilms', slot: 'Year' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  alignItems: 'end',
  gap: 56,
  marginBlockEnd: 48,
  [media.below.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
})

const Figure = styled('div', { name: 'FoyerMemberSeenFilms', slot: 'Figure' })({
  '& > h2 > strong': {
    marginBlockEnd: 16,
    display: 'block',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 120,
    fontWeight: 'var(--foyer-heading-weight)',
    lineHeight: 0.95,
    fontVariantNumeric: 'tabular-nums',
    [media.below.sm]: { fontSize: 96 },
  },
  '& > h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.15 },
  '& > p': { marginBlock: '12px 24px', color: 'var(--foyer-text-muted)', textWrap: 'pretty' },
  [media.below.sm]: { '& > button': { inlineSize: '100%' } },
})

/** A film of the wall, with the day. */
const Seen = styled('article', { name: 'FoyerMemberSeenFilms', slot: 'Seen' })({
  '& > a': { display: 'block', color: 'inherit', textDecoration: 'none' },
  '& h3': {
    marginBlockStart: 12,
    fontFamily: 'inherit',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& > small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  [media.hover]: { '& > a:hover h3': { textDecoration: 'underline' } },
})

/** Posters of a row of the wall. */
const wallColumns = 8
const wallSizes = '(max-width: 599px) 46vw, (max-width: 1023px) 22vw, 140px'
const minutesOfHour = 60
const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

/** What a year of films comes to: its figure, its months in posters, what stands out, and all of them. */
export function FilmYearView({
  year,
  filmYear,
  answer,
}: {
  year: number
  filmYear: FilmYear
  answer: WatchedFilmsResponse
}) {
  const { routes } = useStores()
  const { t, text, plural } = useText()
  const formats = useFormats()
  const extendsMembers = useExtendsMembers()
  const films = indexById(answer.relatedData.films, ({ id }) => id)
  const figures = useYearFigures(filmYear, answer)
  const seen = filmYear.showtimes.flatMap((showtime, place) => {
    const film = films.get(showtime.filmId)
    return film ? [{ ...showtime, film, id: String(place) }] : []
  })
  const [first] = seen
  const last = seen.at(-1)
  const hours = Math.round(filmYear.minutes / minutesOfHour)
  return (
    <>
      <Year>
        <Figure>
          <h2>
            <strong>{filmYear.count}</strong>{' '}
            {hours === 0
              ? plural('member.seen.count', filmYear.count)
              : t('member.seen.countAndHours', {
                  films: plural('member.seen.count', filmYear.count),
                  hours: plural('member.seen.hours', hours),
                })}
          </h2>
          {first && last && (
            <p>
              {seen.length === 1
                ? t('member.seen.only', {
                    film: text(first.film.title),
                    day: formats.date(first.businessDate, 'D MMMM'),
                  })
                : t('member.seen.span', {
                    first: text(first.film.title),
                    day: formats.date(first.businessDate, 'D MMMM'),
                    last: text(last.film.title),
                  })}
            </p>
          )}
          {extendsMembers && <SharePicture year={year} />}
        </Figure>
        <PosterHistogram
          label={t('member.seen.months', { year })}
          toMoreLabel={(count) => plural('member.seen.more', count)}
          months={months.map((month) => ({
            id: month,
            label: formats.date(`${String(year)}-${month}-01`, 'MMM'),
            name: formats.date(`${String(year)}-${month}-01`, 'MMMM'),
            films: seen
              .filter(({ businessDate }) => businessDate.slice(5, 7) === month)
              .map(({ id, film }) => ({
                id,
                title: text(film.title),
                href: routes.film(film),
                poster: getFilmPicture(film, 'FilmPosterGraphic', routes),
              })),
          }))}
        />
      </Year>
      {figures.length > 0 && <FigureBand label={t('member.seen.figures', { year })} figures={figures} />}
      <Section title={plural('member.seen.all', filmYear.count)} note={t('member.seen.press')}>
        <PosterWall columns={wallColumns}>
          {seen.toReversed().map(({ id, film, businessDate }) => (
            <Seen key={id}>
              <PlainLink href={routes.film(film)}>
                <Picture
                  source={getFilmPicture(film, 'FilmPosterGraphic', routes)}
                  ratio="2:3"
                  sizes={wallSizes}
                  maxWidth={480}
                  alt=""
                  rounded="lg"
                />
                <h3>{text(film.title)}</h3>
              </PlainLink>
              <small>{formats.date(businessDate, 'D MMM')}</small>
            </Seen>
          ))}
        </PosterWall>
      </Section>
    </>
  )
}
