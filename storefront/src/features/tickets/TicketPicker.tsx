import type { TicketPrice, TicketType } from '@foyer/contract/wire/ticket-prices'
import { SeatMark } from '@foyer/design-system/order/seat-mark'
import { TicketArea } from '@foyer/design-system/order/ticket-row'
import { observer } from 'mobx-react-lite'
import { useText } from '../../context/hooks.ts'
import type { TicketAreaChoice } from '../../order/tickets/ticket-areas.ts'
import type { RefusedPrice } from '../../stores/orders/sales.ts'
import { TicketOptionRow } from './TicketOptionRow.tsx'

export interface TicketPickerProps {
  areas: readonly TicketAreaChoice[]
  /** Those that packages may hold. */
  ticketTypes: readonly TicketType[]
  /** Name of the discount in a price; undefined without one, empty if its name is not known. */
  nameDiscount: (price: TicketPrice) => string | undefined
  /** A price of the showtime that was refused. */
  refused: RefusedPrice | null
  film: string
  rating: string | undefined
  onChange: (ticketTypeId: string, quantity: number) => void
}

/** Every ticket on sale for a showtime, by the kind of seat it is for. */
export const TicketPicker = observer(function TicketPicker({
  areas,
  ticketTypes,
  nameDiscount,
  refused,
  film,
  rating,
  onChange,
}: TicketPickerProps) {
  const { t, plural, text, list } = useText()

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
            ? area.chosenSeats === undefined
              ? undefined
              : plural('tickets.area.chosen', area.chosenSeats)
            : area.available === 0
              ? t('tickets.area.soldOut')
              : plural('tickets.area.left', area.available)
        }
        mark={<SeatMark kind={area.kind} />}
      >
        {area.tickets.map((option) => (
          <TicketOptionRow
            key={option.key}
            option={option}
            ticketTypes={ticketTypes}
            area={name}
            film={film}
            rating={rating}
            discount={nameDiscount(option.price)}
            refused={refused?.ticketTypeId === option.ticketType.id && option.maximum > 0 ? refused : null}
            onChange={onChange}
          />
        ))}
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
