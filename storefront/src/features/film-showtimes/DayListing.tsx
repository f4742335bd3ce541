import type { Film } from '@foyer/contract/wire/films'
import { AttributeLegend } from '@foyer/design-system/films/attribute-legend'
import { Button } from '@foyer/design-system/actions/button'
import { EmptyState } from '@foyer/design-system/feedback/empty-state'
import { FilterChip, FilterChips } from '@foyer/design-system/actions/filter-chip'
import { Section } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { ShowtimeList } from '@foyer/design-system/films/showtime-list'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { isFilterMet, getSelected } from '../../stores/filters/filter.ts'
import type { DayOfShowtimes } from '../../stores/films/showtimes.ts'
import { CompareSeats } from './CompareSeats.tsx'
import { DayMarks } from './DayMarks.tsx'
import { EmptyDay } from './EmptyDay.tsx'
import { useListedCinemas } from './use-listed-cinemas.ts'
import { getAttributes } from '../../film/showtimes/attribute-rank.ts'
import type { FollowingDay } from '../../film/showtimes/following-times.ts'
import { compareByStart } from '../../film/showtimes/group-showtimes.ts'
import { useAttributeIcon, useShowtimeProps } from '../../film/showtimes/showtime-props.ts'
import { useLegendItems } from '../../film/showtimes/use-legend-items.ts'
import { useAttributeFilter } from './use-attribute-filter.ts'
import { getSaleState } from '../../film/showtimes/showtime-state.ts'

/** What the marks mean, and beside it the way to tell the times apart by their seats. */
const Key = styled('div', { name: 'FoyerDayListing', slot: 'Key' })({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 28px',
  // Its words begin and end where the listing does.
  '& > button': { marginInline: -12 },
  [media.below.sm]: { justifyContent: 'start' },
})

export interface DayListingProps {
  film: Film
  day: DayOfShowtimes
  date: string
  /** The next business day with a screening. */
  next: { date: string; href: string } | undefined
  siteOrder: readonly string[]
  /** The next day, whose first times stand after those of a cinema that has few left. */
  following?: FollowingDay | undefined
}

/** A day's showtimes: filters by attribute, the marks, the cinemas, and what the signs mean. */
export const DayListing = observer(function DayListing({
  film,
  day,
  date,
  next,
  siteOrder,
  following,
}: DayListingProps) {
  const { configuration, today } = useStores()
  const { t, text } = useText()
  const showtimeProps = useShowtimeProps()
  const attributeIcon = useAttributeIcon()
  const legendItems = useLegendItems()
  const listCinemas = useListedCinemas()
  const getAttribute = (id: string) => day.attributes[id]
  const upcoming = day.showtimes.filter((showtime) => getSaleState(showtime, today.now, 0) !== 'started')
  const present = getAttributes(
    upcoming.flatMap((showtime) => showtime.attributeIds),
    getAttribute,
  )
  const { filter, toggle, clear } = useAttributeFilter(`${film.id} ${date}`, present)
  const active = filter ? (getSelected(filter).attribute ?? []) : []
  const matches = ({ attributeIds }: { attributeIds: string[] }) =>
    !filter || isFilterMet(filter, { attribute: attributeIds })
  const shown = upcoming.filter(matches)
  const { fewLeftShare } = configuration.value.tickets
  const states = upcoming.map((showtime) => getSaleState(showtime, today.now, fewLeftShare))
  const soldOut = upcoming[states.indexOf('soldOut')]

  if (upcoming.length === 0) {
    return <EmptyDay film={film} date={date} next={next} isOver={day.showtimes.length > 0} />
  }

  const cinemas = listCinemas(
    day,
    shown,
    siteOrder,
    following && { ...following, showtimes: following.showtimes.filter(matches) },
  )

  return (
    <>
      {present.length > 1 && (
        <FilterChips data-slot="filters" label={t('browsing.showtimes.filters')}>
          {present.map((attribute) => (
            <FilterChip
              key={attribute.id}
              label={text(attribute.shortName) || text(attribute.name)}
              icon={attributeIcon(attribute)}
              pressed={active.includes(attribute.id)}
              onPress={() => toggle(attribute.id)}
            />
          ))}
        </FilterChips>
      )}
      <Key data-slot="key">
        <DayMarks
          attributes={present}
          hasFewLeft={states.includes('few')}
          soldOutAt={soldOut?.schedule.startsAt}
        />
        {shown.length > 1 && (
          <CompareSeats
            film={text(film.title)}
            date={date}
            cinemas={() =>
              cinemas.map(({ id, name }) => ({
                id,
                name,
                showtimes: shown
                  .filter(({ siteId }) => siteId === id)
                  .sort(compareByStart)
                  .map((showtime) => showtimeProps(showtime, day)),
              }))
            }
          />
        )}
      </Key>
      {cinemas.length ? (
        <ShowtimeList cinemas={cinemas} headingLevel={3} />
      ) : (
        <EmptyState
          title={t('browsing.showtimes.noneMatch')}
          actions={
            <Button variant="secondary" onClick={clear}>
              {t('browsing.showtimes.clear')}
            </Button>
          }
        />
      )}
      {configuration.value.tickets.showShowtimeAttributeLegend && (
        <Section title={t('browsing.legend.heading')}>
          <AttributeLegend items={legendItems(present)} />
        </Section>
      )}
    </>
  )
})
