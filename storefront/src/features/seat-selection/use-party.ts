import { usePage } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { withoutPreviews } from '../tickets/ticket-areas.ts'
import { quantitiesOf, totalOf, type TicketQuantities } from '../tickets/ticket-quantities.ts'

/** Who wants seats: what the address says; without it, what this tab chose before for the showing. */
export function useParty(showtimeId: string): TicketQuantities {
  const { url } = usePage()
  const { sales, selections } = useOrdering()
  const fromAddress = quantitiesOf(url.searchParams)
  return withoutPreviews(
    sales.areas(showtimeId),
    totalOf(fromAddress) > 0 ? fromAddress : selections.of(showtimeId).tickets,
  )
}
