import type { TicketType } from '@foyer/contract/wire/ticket-prices'
import { TicketRow, type TicketRowProps } from '@foyer/design-system/order/ticket-row'
import { observer } from 'mobx-react-lite'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { addValues } from '../../domain/amounts.ts'
import { countParts } from '../../domain/package-parts.ts'
import { getShownAmount, getShownPrice } from '../../domain/shown-prices.ts'
import { formatParts } from '../../order/tickets/format-parts.ts'
import type { TicketOption } from '../../order/tickets/ticket-areas.ts'
import { getPlacesEach } from '../../order/tickets/ticket-places.ts'
import type { RefusedPrice } from '../../stores/orders/sales.ts'

export interface TicketOptionRowProps {
  option: TicketOption
  /** Those that a package may hold. */
  ticketTypes: readonly TicketType[]
  /** Name of its area. */
  area: string
  film: string
  rating: string | undefined
  /** Name of the discount in the price; undefined without one, empty if its name is not known. */
  discount: string | undefined
  /** Null unless the server has refused the price. */
  refused: RefusedPrice | null
  onChange: (ticketTypeId: string, quantity: number) => void
}

/** A ticket and where it sits; once alone where both say the same. */
function getTicketAndArea(ticket: string, area: string): string[] {
  const [one, other] = [ticket.toLowerCase(), area.toLowerCase()]
  return one.includes(other) || other.includes(one) ? [ticket] : [ticket, area]
}

/** A ticket with its price: how many, why none, or how to get it. */
export const TicketOptionRow = observer(function TicketOptionRow(props: TicketOptionRowProps) {
  const { option, ticketTypes, area, film, rating, discount, refused, onChange } = props
  const { t, plural, text, list } = useText()
  const formats = useFormats()
  const { modes } = useStores().configuration
  const { ticketType, price, quantity, maximum, availability } = option
  const name = text(ticketType.description)
  const full = list(getTicketAndArea(name, area))
  const amount = getShownPrice(price, modes)
  const fee = getShownAmount(price.bookingFee, modes)
  const shown = amount > 0 ? formats.money(amount) : t('tickets.row.free')
  const feeKey = modes.bookingFee === 'Inclusive' ? 'tickets.row.feeIncluded' : 'tickets.row.fee'
  const contents = formatParts(countParts(ticketType, ticketTypes, text), { t, list })
  const tickets = (count: number) => plural('transaction.summary.tickets', count)
  return (
    <TicketRow
      name={name}
      contents={contents || undefined}
      note={text(ticketType.longDescription) || undefined}
      price={shown}
      discount={describeDiscount()}
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
      limit={describeLimit()}
      problem={refused ? describeProblem(refused) : undefined}
      blocked={describeBlock()}
    />
  )

  function describeDiscount(): TicketRowProps['discount'] {
    if (discount === undefined || !price.discount) return undefined
    const fullPrice = formats.money(
      getShownPrice({ ...price, price: addValues([price.price, price.discount.amountSaved]) }, modes),
    )
    return {
      name: discount || t('tickets.row.discount'),
      fullPrice,
      spoken: t('tickets.row.was', { price: fullPrice }),
    }
  }

  function describeLimit(): string | undefined {
    if (availability.kind !== 'limit-reached') return undefined
    const { limit, maximum } = availability
    // The page itself tells that an order is full; only who needs several places is short of them before.
    if (limit === 'order' && getPlacesEach(ticketType) === 1) return undefined
    return t(`tickets.row.limit.${limit}`, { tickets: tickets(maximum) })
  }

  function describeProblem({ maximumTickets }: RefusedPrice): string {
    return maximumTickets === undefined
      ? t('tickets.row.refused')
      : t('tickets.row.limit.price', { tickets: tickets(maximumTickets) })
  }

  function describeBlock(): TicketRowProps['blocked'] {
    switch (availability.kind) {
      case 'preview':
      case 'needs-code':
        return { reason: t(`tickets.row.opens.${availability.opens}`), status: shown, icon: 'lock' }
      case 'too-old-a-film':
        return {
          reason: t('tickets.row.tooOld', { film, rating: rating ?? '' }),
          status: t('tickets.row.notForFilm'),
        }
      case 'no-seat':
        return { reason: t('tickets.row.noSeat'), status: shown }
      case 'sold-out':
        return { reason: t('tickets.row.allGone'), status: t('tickets.row.soldOut') }
      case 'available':
      case 'limit-reached':
      case 'hidden':
        return undefined
      default:
        return availability satisfies never
    }
  }
})
