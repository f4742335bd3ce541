import type { Seat } from '@foyer/contract/wire/seating'
import { Button } from '@foyer/design-system/actions/button'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { toRequestedTickets } from '../../domain/ticket-choice.ts'
import { useAddressAfterHold } from '../../order/use-address-after-hold.ts'
import { toBookedAreas } from '../../order/booking/booked-areas.ts'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { formatSeatsNote } from '../../order/summary/held-seats.ts'
import { ShowtimeSummary } from '../../order/summary/ShowtimeSummary.tsx'
import { getTicketsOnSale } from '../../order/tickets/get-tickets-on-sale.ts'
import { getTicketChoices } from '../../order/tickets/get-ticket-choices.ts'
import { getParty } from '../../order/tickets/party.ts'
import {
  clipToSeats,
  countFreeSeats,
  countSeatsByKind,
  toSeatedChoices,
} from '../../order/tickets/seated-tickets.ts'
import { createTicketAreas, dropLoneCompanions, dropPreviews } from '../../order/tickets/ticket-areas.ts'
import { getTicketCosts } from '../../order/tickets/ticket-costs.ts'
import { countPlaces } from '../../order/tickets/ticket-places.ts'
import { countByType } from '../../stores/orders/basket-content.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { ChosenSeats } from './ChosenSeats.tsx'
import { getCostGroups } from './cost-groups.ts'
import { createAnnouncement } from './create-announcement.ts'
import { toHoldError, type HoldError } from './hold-error.ts'
import { HoldErrorAlert } from './HoldErrorAlert.tsx'
import { MissedDiscounts } from './MissedDiscounts.tsx'
import { TicketPicker } from './TicketPicker.tsx'

export interface SeatedTicketChoiceProps {
  detail: ShowtimeDetail
  /** Held for this visitor. */
  seats: readonly Seat[]
  /** What opens further prices: stands after the tickets. */
  codes?: ReactNode
}

/** A ticket for each held seat, and for places without numbers. What is chosen is in the basket. */
export const SeatedTicketChoice = observer(function SeatedTicketChoice(props: SeatedTicketChoiceProps) {
  const { detail, seats, codes } = props
  const { configuration, routes } = useStores()
  const orderStores = useStore(getOrderStores)
  const { order, sales, seating, basket, discounts } = orderStores
  const texts = useText()
  const { t, plural, text } = texts
  const formats = useFormats()
  const navigate = useNavigate()
  const addressAfterHold = useAddressAfterHold(detail)
  /** The new count and total, for who does not see them change. */
  const [said, setSaid] = useState('')
  const [submitError, setSubmitError] = useState<HoldError | null>(null)
  const { showtime, film, site } = detail
  const key = { id: showtime.id, siteId: site.id }
  const { modes } = configuration
  const { tickets: settings, seatMap } = configuration.value
  const money = (amount: number) => formats.money(amount)
  const selection = basket.of(showtime.id)
  const areas = toBookedAreas(sales.areas(showtime.id), selection.bookingMode, settings)
  const counts = countSeatsByKind(seats, areas)
  // Another tab may hold the seats for a basket that this one does not have.
  const party =
    selection.tickets.length > 0 ? countByType(selection.tickets) : getParty(orderStores, showtime.id)
  const quantities = clipToSeats(dropPreviews(areas, party), areas, counts, showtime)
  const rating = detail.censorRating
  const choices = toSeatedChoices({
    choices: createTicketAreas({
      areas,
      quantities,
      maximumTickets: sales.maximumTickets,
      layout: seating.layout(showtime.id).value?.seatLayout,
      availability: seating.availability(showtime.id).value,
      rating,
      showtime,
      premierAreaCategoryIds: seatMap.premierAreaCategoryIds,
    }),
    areas,
    seats: counts,
    quantities,
    showtime,
    showsUnselected: settings.showTicketsForUnselectedAreaCategories,
  })
  const costs = getTicketCosts(areas, quantities, modes)
  const missing = [...countFreeSeats(counts, areas, quantities).values()].reduce(
    (sum, count) => sum + count,
    0,
  )
  const seatsNote = formatSeatsNote(seats, texts)
  const refused = sales.refusedPrice?.showtimeId === showtime.id ? sales.refusedPrice : null
  const findDiscountName = (discountId: string) => text(discounts.find(showtime.id, discountId)?.name)

  function choose(next: Readonly<Record<string, number>>) {
    basket.choose(key, {
      seatIds: seats.map(({ id }) => id),
      quantities: getTicketsOnSale(areas, next),
    })
    return basket.setTickets(key, toRequestedTickets(getTicketChoices(areas, next)))
  }

  function change(ticketTypeId: string, quantity: number) {
    sales.clearRefused()
    const next = dropLoneCompanions(areas, { ...quantities, [ticketTypeId]: quantity })
    choose(next)
    const { total: sum } = getTicketCosts(areas, next, modes)
    setSaid(createAnnouncement({ areas, ticketTypeId, quantity, total: money(sum) }, texts))
  }

  async function holdTickets() {
    setSubmitError(null)
    sales.clearRefused()
    const outcome = await order.holdSeats({ showtime: key, ...choose(quantities) })
    if (outcome.kind === 'ok') {
      await navigate(addressAfterHold)
      return
    }
    if (outcome.kind === 'refused') sales.markRefused(showtime.id, outcome.failure)
    setSubmitError(toHoldError(outcome))
    void seating.refreshAvailability(showtime.id)
  }

  return (
    <PageContainer>
      <OrderProgress current="tickets" showtimeId={showtime.id} />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading
              title={t('tickets.seated.title')}
              intro={t(seats.length === 1 ? 'tickets.seated.introOne' : 'tickets.seated.intro', {
                seats: seatsNote,
              })}
            />
            <LiveRegion message={said} />
            {submitError && (
              <HoldErrorAlert
                error={submitError}
                film={text(film.title)}
                maximumTickets={refused?.maximumTickets}
              />
            )}
            <TicketPicker
              areas={choices}
              ticketTypes={sales.ticketTypes(showtime.id)}
              nameDiscount={({ discount, discountId }) =>
                discount ? (discountId === null ? '' : findDiscountName(discountId)) : undefined
              }
              refused={refused}
              film={text(film.title)}
              rating={rating && text(rating.classification)}
              onChange={change}
            />
            <MissedDiscounts showtimeId={showtime.id} />
            {codes}
          </StepBody>
        }
        summary={
          <ShowtimeSummary
            detail={detail}
            count={countPlaces(areas, quantities)}
            total={costs.total}
            groups={getCostGroups({ costs, findDiscountName, t, text, money })}
            panel={
              <ChosenSeats
                seats={seatsNote}
                href={routes.seats(showtime.id)}
                changeLabel={t('tickets.seated.change')}
              />
            }
            action={
              <Button
                fullWidth
                disabled={missing > 0}
                busy={order.busy === 'holding'}
                onClick={() => void holdTickets()}
              >
                {missing > 0 ? plural('tickets.seated.missing', missing) : t('tickets.continue')}
              </Button>
            }
          />
        }
      />
    </PageContainer>
  )
})
