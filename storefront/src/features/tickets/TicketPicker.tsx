import { SeatMark } from '@foyer/design-system/order/seat-mark'
import { TicketArea, TicketRow } from '@foyer/design-system/order/ticket-row'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { getShownAmount, getShownPrice } from '../../domain/shown-prices.ts'
import type { TicketAreaChoice, TicketChoice } from '../../order/tickets/ticket-areas.ts'

export interface TicketPickerProps {
  areas: readonly TicketAreaChoice[]
  film: string
  rating: string | undefined
  onChange: (ticketTypeId: string, quantity: number) => void
}

/** A ticket and where it sits; once alone where both say the same. */
function getTicketAndArea(ticket: string, area: string): string[] {
  const [one, other] = [ticket.toLowerCase(), area.toLowerCase()]
  return one.includes(other) || other.includes(one) ? [ticket] : [ticket, area]
}

/** Every ticket on sale for a showtime, by the kind of seat it is for. */
export const TicketPicker = observer(function TicketPicker({
  areas,
  film,
  rating,
  onChange,
}: TicketPickerProps) {
  const { t, plural, text, list } = useText()
  const formats = useFormats()
  const { modes } = useStores().configuration
  const feeKey = modes.bookingFee === 'Inclusive' ? 'tickets.row.feeIncluded' : 'tickets.row.fee'

  function row(area: string, choice: TicketChoice) {
    const { ticketType, price, quantity, maximum, blocked } = choice
    const name = text(ticketType.description)
    const full = list(getTicketAndArea(name, area))
    const amount = getShownPrice(price, modes)
    const fee = getShownAmount(price.bookingFee, modes)
    return (
      <TicketRow
        key={ticketType.id}
        name={name}
        note={text(ticketType.longDescription) || undefined}
        price={amount > 0 ? formats.money(amount) : t('tickets.row.free')}
        fee={fee > 0 ? t(feeKey, { fee: formats.money(fee) }) : undefined}
        quantity={quantity}
        max={maximum}
        onChange={(next) => onChange(ticketType.id, next)}
        quiet
        labels={{
          increase: t('tickets.row.more', { ticket: full }),
          decrease: t('tickets.row.fewer', { ticket: full }),
          value: plural('tickets.row.count', quantity, { ticket: name }),
        }}
        blocked={
          blocked === 'restricted'
            ? {
                reason: t('tickets.row.restricted'),
                status: amount > 0 ? formats.money(amount) : t('tickets.row.free'),
              }
            : blocked === 'too-old-a-film'
              ? {
                  reason: t('tickets.row.tooOld', { film, rating: rating ?? '' }),
                  status: t('tickets.row.notForFilm'),
                }
              : blocked === 'sold-out'
                ? { reason: t('tickets.row.allGone'), status: t('tickets.row.soldOut') }
                : undefined
        }
      />
    )
  }

  return areas.map((area) => {
    // A server that names no areas sells tickets for the film.
    const name = text(area.areaCategory.name) || film
    return (
      <TicketArea
        key={area.areaCategory.id}
        title={name}
        note={rowsNote(area)}
        remaining={
          area.available === null
            ? undefined
            : area.available === 0
              ? t('tickets.area.soldOut')
              : plural('tickets.area.left', area.available)
        }
        mark={<SeatMark kind={area.kind} />}
      >
        {area.tickets.map((choice) => row(name, choice))}
      </TicketArea>
    )
  })

  function rowsNote(area: TicketAreaChoice): string | undefined {
    if (area.kind === 'lounge') return t('tickets.area.unallocated')
    const [first] = area.rows
    const last = area.rows.at(-1)
    if (first === undefined || last === undefined) return undefined
    if (area.kind === 'sofa') return t('tickets.area.sofa', { row: list(area.rows) })
    return first === last ? t('tickets.area.row', { row: first }) : t('tickets.area.rows', { first, last })
  }
})
