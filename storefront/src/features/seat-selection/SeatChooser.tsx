import { Button } from '@foyer/design-system/actions/button'
import { Link } from '@foyer/design-system/actions/link'
import { media } from '@foyer/design-system/foundations/media'
import {
  SeatMap,
  type SeatLegendItem,
  type SeatStyle,
  type SeatMapModel,
  type SeatStatus,
} from '@foyer/design-system/order/seat-map'
import { styled } from '@foyer/design-system/foundations/styled'
import { visuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { observer } from 'mobx-react-lite'
import { useMemo, useState, type ReactNode } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { createAddedLines } from '../../order/summary/extra-lines.ts'
import { ShowtimeSummary } from '../../order/summary/ShowtimeSummary.tsx'
import { StepAlert } from '../../order/StepAlert.tsx'
import { getSeatedParty } from '../../order/tickets/seated-party.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import { getTicketCosts } from '../../order/tickets/ticket-costs.ts'
import { countPlaces } from '../../order/tickets/ticket-places.ts'
import { toQuery, type TicketQuantities } from '../../order/tickets/ticket-quantities.ts'
import { findPlacesWithoutSeats } from './places-without-seats.ts'
import { getLeastTickets, getOpenLimits, getSeatLimits } from './auditorium.ts'
import { toSeatFirstTexts } from './seat-first-texts.ts'
import { toSeatRules } from './seat-rules.ts'
import { SeatKey } from './SeatKey.tsx'
import { SelectionPanel } from './SelectionPanel.tsx'
import { SeatSightBeside, SeatSightOpener } from './SeatSightPlace.tsx'
import { useSeatEngine } from './use-seat-engine.ts'
import { createMessageText, isAboutTickets, isErrorMessage } from '../../order/error-messages.ts'
import { useFilmLight } from '../../film/use-film-light.ts'
import { holdErrorMessages, useSeatHold } from './use-seat-hold.ts'
import { useTicketKinds } from './use-ticket-kinds.ts'
import { createSeatMapTexts } from './seat-map-messages.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    minBlockSize: 'calc(100vh - var(--foyer-header-height))',
  },
  '& > [data-part=stage]': {
    '--foyer-seat-map-bleed': 'var(--foyer-page-margin)',
    padding: '0 var(--foyer-page-margin) 18.75rem',
    [media.up.md]: {
      // Header, steps and title above the auditorium, and the legend below it: a small one fits with them into the window.
      '--foyer-seat-map-around': '20.5rem',
      paddingInline: '72px 24px',
      paddingBlockEnd: 24,
    },
  },
  // The auditorium and its legend come into the first view of a phone.
  [media.below.sm]: {
    '& header': { marginBlock: '4px 10px' },
    '& header h1': { fontSize: '1.5rem' },
    '& header p': { marginBlockStart: 0, fontSize: 'var(--foyer-text-sm)' },
    // Text of twice the size leaves the map half of the window; the order's sheet says which screen it is.
    '@container (max-width: 15rem)': {
      '& header h1': { fontSize: '1.125rem' },
      '& header p': visuallyHidden,
    },
  },
  '& > [data-part=side]': {
    [media.up.md]: {
      background: 'var(--foyer-surface)',
      borderInlineStart: '1px solid var(--foyer-border)',
      padding: '32px 40px',
    },
  },
})

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  // Above the foot of a phone it leaves the map its height.
  '&[data-brief]': { gap: 8, '& h2': { marginBlock: '0 4px' } },
})

export interface SeatChooserProps {
  detail: ShowtimeDetail
  auditorium: SeatMapModel
  statuses: ReadonlyMap<string, SeatStatus>
  areas: readonly PricedArea[]
  quantities: TicketQuantities
  /** Tickets are chosen after the seats: any seats may be chosen, up to the most of an order. */
  isSeatFirst?: boolean
  seatStyle: SeatStyle
  legend: readonly SeatLegendItem[]
  /** Where the visitor is in the order. */
  steps: ReactNode
  /** The page's title; it shares a line with the zoom buttons. */
  heading: ReactNode
}

/** The auditorium, the choice, and the one action: hold these seats. */
export const SeatChooser = observer(function SeatChooser(props: SeatChooserProps) {
  const { detail, auditorium, statuses, areas, quantities, seatStyle, legend, steps, heading } = props
  const { isSeatFirst = false } = props
  const { configuration, routes } = useStores()
  const { seatMap } = configuration.value
  const light = useFilmLight(detail.film)
  const { order, basket, sales } = useStore(getOrderStores)
  const { t: say, plural, text, list } = useText()
  const t = useMemo(() => (isSeatFirst ? toSeatFirstTexts(say) : say), [isSeatFirst, say])
  const ticketsHref = routes.tickets(detail.showtime.id) + toQuery(quantities)
  const formats = useFormats()
  const showtimeId = detail.showtime.id
  const seated = getSeatedParty(areas, quantities, detail.showtime)
  const { engine, snapshot } = useSeatEngine({
    auditorium,
    statuses,
    limits: isSeatFirst
      ? getOpenLimits(auditorium, areas, sales.maximumTickets)
      : getSeatLimits(areas, seated),
    exact: !isSeatFirst,
    rules: toSeatRules(seatMap.rules),
    unlisted: seatMap.defaultUnallocatedSeatAvailability,
    selection: basket.of(showtimeId).seatIds,
  })
  const needed = countPlaces(areas, seated)
  const kinds = useTicketKinds(engine, snapshot)
  const texts = useMemo(
    () =>
      createSeatMapTexts({
        t,
        plural,
        list,
        fits: (seat) => engine.fits(seat),
        kinds: () => kinds,
        screen: text(detail.screen?.name),
        needed: () => engine.getSnapshot().needed,
        chosen: () => engine.getSnapshot().selection.length,
      }),
    [t, plural, list, text, detail.screen?.name, engine, kinds],
  )
  const { modes } = configuration
  const chosen = engine.seats(snapshot.selection)
  const wanted = isSeatFirst ? getLeastTickets(chosen, areas) : quantities
  const costs = getTicketCosts(areas, wanted, modes)
  const money = (amount: number) => formats.money(amount)
  // The total's label speaks of fees alone: prices without their tax must say what is between them and the total.
  const added = modes.tax === 'Exclusive' ? createAddedLines(costs, { t, money }) : []
  const { hold, isHolding, submitError } = useSeatHold({
    detail,
    areas,
    quantities,
    isSeatFirst,
    engine,
    snapshot,
  })
  const isAsking = snapshot.refusal !== null || snapshot.lost !== null
  const sight = {
    engine,
    snapshot,
    light,
    picture: routes.media('FilmBackdrop', detail.film.id, { width: 800, height: 432 }),
  }
  const [isKeyOpen, setKeyOpen] = useState(false)
  const missing = isSeatFirst ? 0 : needed - snapshot.selection.length
  const message = submitError && (
    <StepAlert tone="error" title={t(holdErrorMessages[submitError].title)}>
      {isErrorMessage(submitError)
        ? createMessageText(submitError, sales.refusedPrice?.maximumTickets, { t, plural })
        : t(holdErrorMessages[submitError].text)}{' '}
      {(submitError === 'full' || isAboutTickets(submitError)) && (
        <Link href={ticketsHref}>{t('transaction.expired.tickets')}</Link>
      )}
    </StepAlert>
  )
  return (
    <Columns>
      <div data-part="stage">
        {steps}
        <SeatMap
          engine={engine}
          heading={heading}
          texts={texts}
          seatStyle={seatStyle}
          minimumSeatSize={seatMap.minimumSeatSize}
          controls={seatMap.controls}
          data-film-light={light}
          picture={routes.media('FilmBackdrop', detail.film.id, { width: 160, height: 50 })}
          onLegend={() => setKeyOpen(true)}
        />
        <SeatKey
          items={legend}
          seatStyle={seatStyle}
          seatSize={seatMap.legendSeatSize}
          isOpen={isKeyOpen}
          onClose={() => setKeyOpen(false)}
        />
      </div>
      <div data-part="side">
        <ShowtimeSummary
          detail={detail}
          groups={[
            ...(isSeatFirst
              ? []
              : findPlacesWithoutSeats({ areas, quantities, seated, modes, t, text, money })),
            ...(added.length > 0 ? [{ id: 'added', lines: added }] : []),
          ]}
          total={costs.total}
          totalLabel={isSeatFirst ? t('seat-map.seatFirst.from') : undefined}
          count={countPlaces(areas, wanted)}
          variant="plain"
          asks={isAsking}
          lead={
            <Panel data-brief="">
              <SelectionPanel
                engine={engine}
                snapshot={snapshot}
                areas={areas}
                quantities={wanted}
                isSeatFirst={isSeatFirst}
                ticketsHref={ticketsHref}
                isKeeping={isHolding}
                isBrief
              />
              {!isAsking && snapshot.selection.length > 0 && <SeatSightOpener {...sight} />}
              {message}
            </Panel>
          }
          panel={
            <Panel>
              <SelectionPanel
                engine={engine}
                snapshot={snapshot}
                areas={areas}
                quantities={wanted}
                isSeatFirst={isSeatFirst}
                ticketsHref={ticketsHref}
                isKeeping={isHolding}
              />
              {message}
            </Panel>
          }
          action={
            <Button
              fullWidth
              busy={isHolding}
              busyLabel={t('seat-map.keeping')}
              disabled={!snapshot.ready}
              onClick={() => void hold()}
            >
              {missing > 0
                ? plural('seat-map.selection.more', missing)
                : t(isSeatFirst ? 'seat-map.seatFirst.next' : 'seat-map.keep')}
            </Button>
          }
          note={plural('tickets.comfort', order.holdMinutes)}
        />
        <SeatSightBeside {...sight} />
      </div>
    </Columns>
  )
})
