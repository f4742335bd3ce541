import type { Film } from '@foyer/contract/wire/films'
import { AttributeLegend, ShowtimeKey } from '@foyer/design-system/attribute-legend'
import { Button } from '@foyer/design-system/button'
import { EmptyState } from '@foyer/design-system/empty-state'
import { FilterChip, FilterChips } from '@foyer/design-system/filter-chip'
import { Section } from '@foyer/design-system/layout'
import { media } from '@foyer/design-system/media'
import { ShowtimeList } from '@foyer/design-system/showtime-list'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'
import { meets, selectedIn } from '../../stores/filter.ts'
import type { DayOfShowtimes } from '../../stores/showtimes.ts'
import { CompareSeats } from '../seat-comparison/CompareSeats.tsx'
import { attributeKind, attributesOf } from './attribute-rank.ts'
import { byStart, groupShowtimes } from './group-showtimes.ts'
import { useAttributeIcon, useShowtimeProps } from './showtime-props.ts'
import { useLegendItems } from './use-legend-items.ts'
import { useAttributeFilter } from './use-attribute-filter.ts'
import { saleState } from './showtime-state.ts'

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
}

/** A day's showtimes: filters by attribute, the marks, the cinemas, and what the signs mean. */
export const DayListing = observer(function DayListing({
  film,
  day,
  date,
  next,
  siteOrder,
}: DayListingProps) {
  const { cinemaGroups, configuration, formats, sites, texts, today } = useStores()
  const { t, text } = useText()
  const showtimeProps = useShowtimeProps()
  const attributeIcon = useAttributeIcon()
  const legendItems = useLegendItems()
  const attributeOf = (id: string) => day.attributes[id]
  const upcoming = day.showtimes.filter((showtime) => saleState(showtime, today.now, 0) !== 'started')
  const present = attributesOf(
    upcoming.flatMap((showtime) => showtime.attributeIds),
    attributeOf,
  )
  const { filter, toggle, clear } = useAttributeFilter(`${film.id} ${date}`, present)
  const active = filter ? (selectedIn(filter).attribute ?? []) : []
  const shown = filter
    ? upcoming.filter(({ attributeIds }) => meets(filter, { attribute: attributeIds }))
    : upcoming
  const { fewLeftShare } = configuration.value.tickets
  const states = upcoming.map((showtime) => saleState(showtime, today.now, fewLeftShare))
  const soldOut = upcoming[states.indexOf('soldOut')]

  if (upcoming.length === 0) {
    const started = day.showtimes.length > 0
    return (
      <EmptyState
        title={t('browsing.showtimes.emptyTitle', { date: formats.longDay(date) })}
        text={
          started && next
            ? t('browsing.showtimes.over', { date: formats.longDay(next.date) })
            : t('browsing.showtimes.empty', {
                film: text(film.title),
                city: cinemaGroups.selected?.name ?? t('sites.all'),
              })
        }
        actions={
          next && (
            <Button variant="secondary" href={next.href}>
              {t('browsing.showtimes.emptyNext', { date: formats.longDay(next.date) })}
            </Button>
          )
        }
      />
    )
  }

  const cinemas = groupShowtimes({ showtimes: shown, siteOrder, attributeOf }).map(({ siteId, groups }) => {
    const site = sites.site(siteId)
    const { address } = site?.contactDetails ?? {}
    return {
      id: siteId,
      name: text(site?.name) || siteId,
      lines: [
        address && texts.foreign([address.line1, address.city].filter(Boolean).join(', ')),
        text(site?.facilitiesNote),
      ].filter((line): line is string => Boolean(line)),
      groups: groups.map(({ attribute, showtimes }) => ({
        id: attribute?.id ?? 'standard',
        label: attribute ? text(attribute.name) : t('browsing.showtimes.standard'),
        note: attribute ? text(attribute.description) || undefined : t('browsing.showtimes.standardText'),
        icon: attributeIcon(attribute),
        showtimes: showtimes.map((showtime) => showtimeProps(showtime, day)),
      })),
    }
  })

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
        <ShowtimeKey
          items={[
            ...(states.includes('few')
              ? [{ id: 'few', kind: 'few' as const, label: t('browsing.showtime.fewLeftMark') }]
              : []),
            ...(soldOut
              ? [
                  {
                    id: 'sold-out',
                    kind: 'soldOut' as const,
                    label: t('browsing.showtime.soldOut'),
                    example: formats.time(soldOut.schedule.startsAt),
                  },
                ]
              : []),
            ...present
              .filter((attribute) => attributeKind(attribute) !== 'standard')
              .map((attribute) => ({
                id: attribute.id,
                kind: 'icon' as const,
                icon: attributeIcon(attribute),
                label: text(attribute.name),
              })),
          ]}
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
                  .sort(byStart)
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
