import { Button } from '@foyer/design-system/actions/button'
import { PickedSeat } from '@foyer/design-system/order/seat-chip'
import {
  describeSeats,
  type PlanSeat,
  type SeatEngine,
  type SeatSnapshot,
} from '@foyer/design-system/order/seat-map'
import { visuallyHidden } from '@foyer/design-system/foundations/visually-hidden'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getShownPrice } from '../../domain/shown-prices.ts'
import type { PricedArea } from '../../order/tickets/ticket-areas.ts'
import type { TicketQuantities } from '../../order/tickets/ticket-quantities.ts'
import { OfferPanel } from './OfferPanel.tsx'
import { countTicketsForSeats } from './auditorium.ts'
import { toSeatFirstTexts } from './seat-first-texts.ts'
import { getSeatMessages } from './seat-map-messages.ts'
import { useTicketKinds } from './use-ticket-kinds.ts'

const Message = styled('div')({
  '& h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12, marginBlock: '4px 8px' },
  '& p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  // Over a question on a phone the choice is on the map alone; for a screen reader it stays.
  '&[data-spoken]': visuallyHidden,
})

const Picks = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

export interface SelectionPanelProps {
  engine: SeatEngine
  snapshot: SeatSnapshot
  areas: readonly PricedArea[]
  quantities: TicketQuantities
  /** The tickets are chosen next: each seat shows the least that it costs. */
  isSeatFirst?: boolean
  /** Where the tickets are chosen. */
  ticketsHref: string
  /** The seats are being asked for: none can be given back. */
  isKeeping: boolean
  /** Text alone, for the foot of a phone; the seats one by one stand in the sheet. */
  isBrief?: boolean
}

/** The choice in words, seat by seat with its ticket and price; or why it cannot stand and what could. */
export const SelectionPanel = observer(function SelectionPanel(props: SelectionPanelProps) {
  const { engine, snapshot, areas, quantities, ticketsHref, isKeeping, isBrief = false } = props
  const { isSeatFirst = false } = props
  const { t: say, plural, text, list } = useText()
  const t = useMemo(() => (isSeatFirst ? toSeatFirstTexts(say) : say), [isSeatFirst, say])
  const formats = useFormats()
  const { modes } = useStores().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  const seats = snapshot.selection
    .map((id) => engine.seat(id))
    .filter((seat): seat is PlanSeat => seat !== undefined)
  const tickets = areas.flatMap((area) => area.tickets.map((ticket) => ({ ...ticket, area })))
  const isAsking = snapshot.refusal !== null || snapshot.lost !== null
  const missing = isSeatFirst ? 0 : snapshot.needed - snapshot.selection.length
  const kinds = useTicketKinds(engine, snapshot)
  /** What was pressed goes with its question: what it has answered is read next. */
  const readOn = () => heading.current?.focus({ preventScroll: true })
  return (
    <>
      <Message data-spoken={(isBrief && isAsking) || undefined}>
        <p>{t(isAsking ? 'seat-map.selection.picked' : 'seat-map.selection.title')}</p>
        <h2 ref={heading} tabIndex={-1} data-testid="chosen-seats">
          {seats.length ? describeSeats(seats, getSeatMessages(t, list)) : t('seat-map.selection.none')}
        </h2>
        {!isAsking && <p>{seats.length ? describePlaces(seats) : t('seat-map.selection.hint')}</p>}
        {!isAsking && missing > 0 && kinds && <p>{t('seat-map.selection.kinds', { kinds })}</p>}
      </Message>
      {isAsking && (
        <OfferPanel
          engine={engine}
          snapshot={snapshot}
          isSeatFirst={isSeatFirst}
          ticketsHref={ticketsHref}
          isBrief={isBrief}
          onAnswered={readOn}
        />
      )}
      {!isAsking && missing > 0 && seats.length === 0 && (
        <Button
          variant="secondary"
          size="medium"
          fullWidth
          onClick={() => {
            engine.select(engine.bestAvailable() ?? [])
            readOn()
          }}
        >
          {t('seat-map.selection.best')}
        </Button>
      )}
      {!isBrief && seats.length > 0 && !snapshot.refusal && (
        <Picks>
          {countTicketsForSeats(seats, areas, quantities).map(({ seat, ticketTypeId, isPriced }) => {
            const ticket = tickets.find(({ ticketType }) => ticketType.id === ticketTypeId)
            return (
              <PickedSeat
                key={seat.id}
                seat={seat.name}
                ticket={ticket && !isSeatFirst ? text(ticket.ticketType.description) : ''}
                area={ticket ? text(ticket.area.areaCategory.name) : ''}
                price={
                  ticket && (isSeatFirst || isPriced)
                    ? formatPrice(formats.money(getShownPrice(ticket.price, modes)))
                    : ''
                }
                // While they are being asked for none can be given back: what is held is what stands here.
                remove={
                  isKeeping
                    ? undefined
                    : {
                        label: t('seat-map.selection.remove', { seat: seat.name }),
                        onPress: () => {
                          engine.toggle(seat.id)
                          readOn()
                        },
                      }
                }
              />
            )
          })}
        </Picks>
      )}
    </>
  )

  function formatPrice(price: string): string {
    return isSeatFirst ? t('seat-map.seatFirst.price', { price }) : price
  }

  function describePlaces(chosen: readonly PlanSeat[]): string {
    const [first] = chosen
    const together = chosen.every((seat) => seat.row === first?.row && seat.block === first.block)
    if (!first || !together) return t(`seat-map.selection.${chosen.length === 2 ? 'apartTwo' : 'apart'}`)
    return t(`seat-map.selection.${chosen.length === 1 ? 'single' : 'together'}`, {
      rows: plural('seat-map.selection.rowsAway', first.row + 1),
    })
  }
})
