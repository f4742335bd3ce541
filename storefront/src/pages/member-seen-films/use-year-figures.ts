import type { Figure } from '@foyer/design-system/members/figure-band'
import type { WatchedFilmsResponse } from '@foyer/contract/wire/member-history'
import { useFormats, useText } from '../../context/hooks.ts'
import type { FilmYear } from '../../domain/film-year.ts'

/** A Sunday, from which the names of weekdays are counted. */
const sunday = Date.parse('2026-01-04T00:00:00Z')
const day = 86_400_000

/** What stands out of a year: row, cinema, genre and weekday; without those of too few cases. */
export function useYearFigures(
  { row, site, genre, weekday, count }: FilmYear,
  { relatedData }: WatchedFilmsResponse,
): Figure[] {
  const { t, text } = useText()
  const formats = useFormats()
  const getName = (entities: readonly { id: string; name: Parameters<typeof text>[0] }[], id?: string) =>
    text(entities.find((entity) => entity.id === id)?.name)
  const figures: Figure[] = []
  if (row)
    figures.push({
      id: 'row',
      title: t('member.seen.row', { row: row.value, count: row.count }),
      note: row.seat ? t('member.seen.seat', { seat: row.seat.value }) : undefined,
    })
  const siteName = getName(relatedData.sites, site?.value)
  if (site && siteName !== '') {
    const screen = getName(relatedData.screens, site.screen?.value)
    figures.push({
      id: 'site',
      title: t('member.seen.site', { site: siteName, count: site.count, all: count }),
      note: screen === '' ? undefined : t('member.seen.screen', { screen }),
    })
  }
  const genreName = getName(relatedData.genres, genre?.value)
  if (genre && genreName !== '') {
    const second = getName(relatedData.genres, genre.second?.value)
    figures.push({
      id: 'genre',
      title: t('member.seen.genre', { genre: genreName, count: genre.count }),
      note:
        genre.second && second !== ''
          ? t('member.seen.secondGenre', { genre: second, count: genre.second.count })
          : undefined,
    })
  }
  if (weekday) {
    const date = new Date(sunday + Number(weekday.value) * day).toISOString().slice(0, 10)
    figures.push({
      id: 'weekday',
      title: t('member.seen.weekday', { weekday: formats.date(date, 'dddd') }),
      note: t('member.seen.weekdayCount', { count: weekday.count, all: count }),
    })
  }
  return figures
}
