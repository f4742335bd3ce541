import { Button } from '@foyer/design-system/actions/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { LiveRegion } from '@foyer/design-system/feedback/live-region'
import { Alert } from '@foyer/design-system/feedback/alert'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, usePage, useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { StepBody } from '../../order/StepBody.tsx'
import { ShowtimeSummary } from '../../order/summary/ShowtimeSummary.tsx'
import { toRequestedTickets } from '../../domain/ticket-choice.ts'
import { getTicketChoices } from '../../order/tickets/get-ticket-choices.ts'
import { MissedDiscounts } from './MissedDiscounts.tsx'
import { getCostGroups } from './cost-groups.ts'
import { createAnnouncement } from './create-announcement.ts'
import { toBookedAreas } from '../../order/booking/booked-areas.ts'
import { useAddressAfterHold } from '../../order/use-address-after-hold.ts'
import { HeldOrderAlert } from '../../order/HeldOrderAlert.tsx'
import { getSeatedParty } from '../../order/tickets/seated-party.ts'
import { toHoldError, type HoldError } from './hold-error.ts'
import { HoldErrorAlert } from './HoldErrorAlert.tsx'
import { createIntro } from './intro.ts'
import { createTicketAreas, dropLoneCompanions, dropPreviews } from '../../order/tickets/ticket-areas.ts'
import { getTicketsOnSale } from '../../order/tickets/get-tickets-on-sale.ts'
import { getTicketCosts } from '../../order/tickets/ticket-costs.ts'
import { countPlaces } from '../../order/tickets/ticket-places.ts'
import { parseQuantities, toQuery } from '../../order/tickets/ticket-quantities.ts'
import { TicketPicker } from './TicketPicker.tsx'

/** The whole first step: the tickets, what they come to, and on to the seats. */
export const TicketChoice = observer(function TicketChoice({
  detail,
  codes,
}: {
  detail: ShowtimeDetail
  /** What opens further prices: stands after the tickets. */
  codes?: ReactNode
}) {
  const { configuration, routes } = useStores()
  const { order, sales, seating, basket, discounts } = useStore(getOrderStores)
  const texts = useText()
  const { t, plural, text } = texts
  const formats = useFormats()
  const navigate = useNavigate()
  const addressAfterHold = useAddressAfterHold(detail)
  const { url } = usePage()
  /** The new count and total, for who does not see them change. */
  const [said, setSaid] = useState('')
  const [submitError, setSubmitError] = useState<HoldError | null>(null)
  const { showtime, film, site } = detail
  const { bookingMode } = basket.of(showtime.id)
  const areas = toBookedAreas(sales.areas(showtime.id), bookingMode, configuration.value.tickets)
  const [quantities, setQuantities] = useState(() => dropPreviews(areas, parseQuantities(url.searchParams)))
  const rating = detail.censorRating
  const choices = createTicketAreas({
    areas,
    quantities,
    maximumTickets: sales.maximumTickets,
    layout: seating.layout(showtime.id).value?.seatLayout,
    availability: seating.availability(showtime.id).value,
    rating,
    showtime,
    premierAreaCategoryIds: configuration.value.seatMap.premierAreaCategoryIds,
  })
  const refused = sales.refusedPrice?.showtimeId === showtime.id ? sales.refusedPrice : null
  const { modes } = configuration
  const costs = getTicketCosts(areas, quantities, modes)
  const findDiscountName = (discountId: string) => text(discounts.find(showtime.id, discountId)?.name)
  const money = (amount: number) => formats.money(amount)
  const total = countPlaces(areas, quantities)
  const query = toQuery(quantities)
  // In an auditorium that has both, only some want a seat; until somebody is chosen, the auditorium's rule holds for all.
  const withSeats =
    total > 0
      ? countPlaces(areas, getSeatedParty(areas, quantities, showtime)) > 0
      : showtime.isAllocatedSeating

  function change(ticketTypeId: string, quantity: number) {
    sales.clearRefused()
    const next = dropLoneCompanions(areas, { ...quantities, [ticketTypeId]: quantity })
    setQuantities(next)
    const { total: sum } = getTicketCosts(areas, next, modes)
    setSaid(createAnnouncement({ areas, ticketTypeId, quantity, total: money(sum) }, texts))
    // The address follows without a step of the history: a refresh finds the same party, and back leaves the page.
    window.history.replaceState(window.history.state, '', url.pathname + toQuery(next))
  }

  async function holdPlaces() {
    setSubmitError(null)
    sales.clearRefused()
    const key = { id: showtime.id, siteId: site.id }
    basket.choose(key, { quantities: getTicketsOnSale(areas, quantities), seatIds: [] })
    const outcome = await order.holdSeats({
      showtime: key,
      ...basket.setTickets(key, toRequestedTickets(getTicketChoices(areas, quantities))),
    })
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
      <OrderProgress current="tickets" showtimeId={showtime.id} withSeats={withSeats} />
      <OrderLayout
        main={
          <StepBody>
            <PageHeading
              title={t('tickets.title')}
              intro={createIntro({ areas, modes, maximum: sales.maximumTickets, t, plural, money })}
            />
            <LiveRegion message={said} />
            <HeldOrderAlert showtimeId={showtime.id} />
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
            {total >= sales.maximumTickets && (
              <Alert
                tone="info"
                role="status"
                title={t('tickets.limit', {
                  tickets: plural('transaction.summary.tickets', sales.maximumTickets),
                })}
              />
            )}
          </StepBody>
        }
        summary={
          <ShowtimeSummary
            detail={detail}
            count={total}
            total={costs.total}
            groups={getCostGroups({ costs, findDiscountName, t, text, money })}
            action={
              total === 0 ? (
                <Button fullWidth disabled>
                  {t('tickets.none')}
                </Button>
              ) : withSeats ? (
                <Button fullWidth href={routes.seats(showtime.id) + query}>
                  {t('tickets.choose')}
                </Button>
              ) : (
                <Button fullWidth busy={order.busy === 'holding'} onClick={() => void holdPlaces()}>
                  {t('tickets.continue')}
                </Button>
              )
            }
            note={plural(withSeats ? 'tickets.comfort' : 'tickets.comfortUnallocated', order.holdMinutes)}
          />
        }
      />
    </PageContainer>
  )
})
