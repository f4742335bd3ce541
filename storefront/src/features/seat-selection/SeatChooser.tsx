import { Button } from '@foyer/design-system/button'
import { Link } from '@foyer/design-system/link'
import { media } from '@foyer/design-system/media'
import {
  SeatLegend,
  SeatMap,
  type SeatLegendItem,
  type SeatLook,
  type SeatRoom,
  type SeatStatus,
} from '@foyer/design-system/seat-map'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { isSentAlready, isTooMuch } from '../../stores/order-outcome.ts'
import type { ShowtimeDetail } from '../../stores/showtime-detail.ts'
import { addedLines } from '../order-frame/extra-lines.ts'
import { ShowtimeSummary } from '../order-frame/ShowtimeSummary.tsx'
import { StepAlert } from '../order-frame/StepAlert.tsx'
import { troubleWords } from '../order-frame/trouble-words.ts'
import { seatedParty } from '../tickets/seated-party.ts'
import type { PricedArea } from '../tickets/ticket-areas.ts'
import { ticketCosts } from '../tickets/ticket-costs.ts'
import { queryOf, totalOf, type TicketQuantities } from '../tickets/ticket-quantities.ts'
import { placesWithoutSeats } from './places-without-seats.ts'
import { limitsOf } from './room.ts'
import { seatRulesOf } from './seat-rules.ts'
import { SelectionPanel } from './SelectionPanel.tsx'
import { useSeatEngine } from './use-seat-engine.ts'
import { useTicketKinds } from './use-ticket-kinds.ts'
import { seatMapTexts } from './words.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    minBlockSize: 'calc(100vh - var(--header-h))',
  },
  '& > [data-part=stage]': {
    '--seat-map-bleed': 'var(--page-margin)',
    padding: '0 var(--page-margin) 18.75rem',
    [media.up.md]: { paddingInline: '72px 24px', paddingBlockEnd: 24 },
  },
  // The room and its legend come into the first view of a phone.
  [media.below.sm]: {
    '& header': { marginBlock: '4px 10px' },
    '& header h1': { fontSize: '1.5rem' },
    '& header p': { marginBlockStart: 0, fontSize: 'var(--t1)' },
  },
  '& > [data-part=side]': {
    [media.up.md]: {
      background: 'var(--surface)',
      borderInlineStart: '1px solid var(--border)',
      padding: '32px 40px',
    },
  },
})

const Panel = styled('div')({ display: 'grid', gap: 16 })

export interface SeatChooserProps {
  detail: ShowtimeDetail
  room: SeatRoom
  statuses: ReadonlyMap<string, SeatStatus>
  areas: readonly PricedArea[]
  quantities: TicketQuantities
  look: SeatLook
  legend: readonly SeatLegendItem[]
  /** Where the visitor is in the order. */
  steps: ReactNode
  /** The page's title; it shares a line with the zoom buttons. */
  heading: ReactNode
}

/** Keys of the words for seats that could not be kept. */
const keepWords = {
  ...troubleWords,
  refused: { title: 'seat-map.keepRefused.title', text: 'seat-map.keepRefused.text' },
  full: { title: 'tickets.holdFailedTitle', text: 'tickets.holdFailed' },
} as const

/** The room, the choice, and the one action: keep these seats. */
export const SeatChooser = observer(function SeatChooser(props: SeatChooserProps) {
  const { detail, room, statuses, areas, quantities, look, legend, steps, heading } = props
  const { configuration, routes } = useStores()
  const { seatMap } = configuration.value
  const { order, seating, selections } = useOrdering()
  const { t, plural, text, list } = useText()
  const ticketsHref = routes.tickets(detail.showtime.id) + queryOf(quantities)
  const formats = useFormats()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<keyof typeof keepWords | null>(null)
  const showtimeId = detail.showtime.id
  const seated = seatedParty(areas, quantities, detail.showtime)
  const { engine, snapshot } = useSeatEngine({
    room,
    statuses,
    limits: limitsOf(areas, seated),
    rules: seatRulesOf(seatMap.rules),
    unlisted: seatMap.defaultUnallocatedSeatAvailability,
    selection: selections.of(showtimeId).seatIds,
  })
  const needed = totalOf(seated)
  const kinds = useTicketKinds(engine, snapshot)
  const texts = useMemo(
    () =>
      seatMapTexts({
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
  const costs = ticketCosts(areas, quantities, modes)
  const money = (amount: number) => formats.money(amount)
  // The total's label speaks of fees alone: prices without their tax must say what is between them and the total.
  const added = modes.tax === 'Exclusive' ? addedLines(costs, { t, money }) : []
  const [isAsking, setAsking] = useState(false)
  // Also a hold that was begun on another step, or before this page was left and come back to.
  const isKeeping = isAsking || order.busy === 'keeping'
  useEffect(() => engine.setLocked(isKeeping), [engine, isKeeping])
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  /** What is chosen, for the server to hold and for this tab to find again; tickets that are not on sale are left out. */
  function remember() {
    const types = areas.flatMap(({ tickets }) => tickets.map(({ ticketType }) => ticketType.id))
    const tickets = Object.fromEntries(types.flatMap((id) => (quantities[id] ? [[id, quantities[id]]] : [])))
    selections.choose(showtimeId, { tickets, seatIds: engine.getSnapshot().selection })
  }
  const rememberChange = useEffectEvent(remember)
  const serial = snapshot.lastEvent?.serial
  useEffect(() => {
    if (serial !== undefined) rememberChange()
  }, [serial])

  async function keep() {
    setTrouble(null)
    if (engine.confirm()) return
    // What is asked for is what the panel says until there is an answer.
    engine.setLocked(true)
    setAsking(true)
    remember()
    const outcome = await order.keep({ id: showtimeId, siteId: detail.site.id })
    engine.setLocked(false)
    setAsking(false)
    // Whoever has gone elsewhere meanwhile is not fetched back; the seats are held, and pages say so.
    if (!isHere.current) return
    switch (outcome.kind) {
      case 'ok':
        await navigate(routes.customerDetails())
        return
      case 'seats-unavailable':
        // Without seats it is the places: an area where everybody sits where they like is full, and the map shows nothing.
        if (outcome.seatIds.length > 0) engine.loseSeats(outcome.seatIds)
        else setTrouble('full')
        void seating.refreshAvailability(showtimeId)
        return
      case 'network':
      case 'order-expired':
        setTrouble('network')
        return
      case 'refused':
        setTrouble(isSentAlready(outcome) ? 'paying' : isTooMuch(outcome) ? 'tooMany' : 'refused')
        void seating.refreshAvailability(showtimeId)
        return
      default:
        return outcome satisfies never
    }
  }

  const missing = needed - snapshot.selection.length
  const message = trouble && (
    <StepAlert tone="error" title={t(keepWords[trouble].title)}>
      {t(keepWords[trouble].text)}{' '}
      {trouble === 'full' && <Link href={ticketsHref}>{t('transaction.expired.tickets')}</Link>}
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
          look={look}
          minimumSeatSize={seatMap.minimumSeatSize}
          controls={seatMap.controls}
          picture={routes.media('FilmBackdrop', detail.film.id, { width: 160, height: 50 })}
        />
        <SeatLegend items={legend} look={look} seatSize={seatMap.legendSeatSize} />
      </div>
      <div data-part="side">
        <ShowtimeSummary
          detail={detail}
          groups={[
            ...placesWithoutSeats({ areas, quantities, seated, modes, t, text, money }),
            ...(added.length > 0 ? [{ id: 'added', lines: added }] : []),
          ]}
          total={costs.total}
          count={totalOf(quantities)}
          variant="plain"
          lead={
            <Panel>
              <SelectionPanel
                engine={engine}
                snapshot={snapshot}
                areas={areas}
                quantities={quantities}
                ticketsHref={ticketsHref}
                isKeeping={isKeeping}
                isBrief
              />
              {message}
            </Panel>
          }
          panel={
            <Panel>
              <SelectionPanel
                engine={engine}
                snapshot={snapshot}
                areas={areas}
                quantities={quantities}
                ticketsHref={ticketsHref}
                isKeeping={isKeeping}
              />
              {message}
            </Panel>
          }
          action={
            <Button
              fullWidth
              busy={isKeeping}
              busyLabel={t('seat-map.keeping')}
              disabled={!snapshot.ready}
              onClick={() => void keep()}
            >
              {missing > 0 ? plural('seat-map.selection.more', missing) : t('seat-map.keep')}
            </Button>
          }
          note={plural('tickets.comfort', order.holdMinutes)}
        />
      </div>
    </Columns>
  )
})
