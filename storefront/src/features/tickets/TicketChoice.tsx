import { Button } from '@foyer/design-system/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/layout'
import { LiveRegion } from '@foyer/design-system/live-region'
import { Message } from '@foyer/design-system/message'
import { PageHeading } from '@foyer/design-system/page-heading'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormats, usePage, useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { isSentAlready, isTooMuch, type OrderOutcome } from '../../stores/order-outcome.ts'
import type { ShowtimeDetail } from '../../stores/showtime-detail.ts'
import { OrderProgress } from '../order-frame/OrderProgress.tsx'
import { StepAlert } from '../order-frame/StepAlert.tsx'
import { StepBody } from '../order-frame/StepBody.tsx'
import { ShowtimeSummary } from '../order-frame/ShowtimeSummary.tsx'
import { troubleWords } from '../order-frame/trouble-words.ts'
import { costGroups } from './cost-groups.ts'
import { HeldOrderNotice } from './HeldOrderNotice.tsx'
import { seatedParty } from './seated-party.ts'
import { introOf } from './intro.ts'
import { ticketAreas, withoutLoneCompanions, withoutPreviews } from './ticket-areas.ts'
import { ticketCosts } from './ticket-costs.ts'
import { quantitiesOf, queryOf, totalOf } from './ticket-quantities.ts'
import { TicketPicker } from './TicketPicker.tsx'

/** Keys of the words for places that could not be held. */
const holdWords = {
  ...troubleWords,
  refused: { title: 'transaction.expired.tickets', text: 'tickets.holdFailed' },
  started: { title: 'tickets.started.title', text: 'tickets.started.text' },
} as const

function troubleOf(outcome: OrderOutcome): keyof typeof holdWords {
  if (isSentAlready(outcome)) return 'paying'
  if (isTooMuch(outcome)) return 'tooMany'
  if (outcome.kind === 'refused') return outcome.condition === 'showtime-closed' ? 'started' : 'refused'
  // An order that has just ended is replaced by itself: told here, it is the till that would not have it.
  return outcome.kind === 'seats-unavailable' ? 'refused' : 'network'
}

/** The whole first step: the tickets, what they come to, and on to the seats. */
export const TicketChoice = observer(function TicketChoice({ detail }: { detail: ShowtimeDetail }) {
  const { configuration, routes } = useStores()
  const { order, sales, seating, selections } = useOrdering()
  const { t, plural, text } = useText()
  const formats = useFormats()
  const navigate = useNavigate()
  const { url } = usePage()
  /** The new count and total, for who does not see them change. */
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState<keyof typeof holdWords | null>(null)
  const { showtime, film, site } = detail
  const areas = sales.areas(showtime.id)
  const [quantities, setQuantities] = useState(() => withoutPreviews(areas, quantitiesOf(url.searchParams)))
  const rating = detail.censorRating
  const choices = ticketAreas({
    areas,
    quantities,
    maximumTickets: sales.maximumTickets,
    layout: seating.layout(showtime.id).value?.seatLayout,
    availability: seating.availability(showtime.id).value,
    rating,
    showtime,
    premierAreaCategoryIds: configuration.value.seatMap.premierAreaCategoryIds,
  })
  const { modes } = configuration
  const costs = ticketCosts(areas, quantities, modes)
  const money = (amount: number) => formats.money(amount)
  const total = totalOf(quantities)
  const query = queryOf(quantities)
  // In a room that has both, only some want a seat; until somebody is chosen, the room speaks for all.
  const withSeats =
    total > 0 ? totalOf(seatedParty(areas, quantities, showtime)) > 0 : showtime.isAllocatedSeating

  function change(ticketTypeId: string, quantity: number) {
    const next = withoutLoneCompanions(areas, { ...quantities, [ticketTypeId]: quantity })
    setQuantities(next)
    const changed = areas
      .flatMap(({ tickets }) => tickets)
      .find(({ ticketType }) => ticketType.id === ticketTypeId)
    setSaid(
      t('tickets.announce', {
        tickets: plural('tickets.row.count', quantity, {
          ticket: changed ? text(changed.ticketType.description) : '',
        }),
        total: money(ticketCosts(areas, next, modes).total),
      }),
    )
    // The address follows without a step of the history: a refresh finds the same party, and back leaves the page.
    window.history.replaceState(window.history.state, '', url.pathname + queryOf(next))
  }

  async function holdPlaces() {
    setTrouble(null)
    for (const { ticketType } of areas.flatMap((area) => area.tickets)) {
      selections.setQuantity(showtime.id, ticketType.id, quantities[ticketType.id] ?? 0)
    }
    selections.setSeats(showtime.id, [])
    const outcome = await order.keep({ id: showtime.id, siteId: site.id })
    if (outcome.kind === 'ok') {
      await navigate(routes.customerDetails())
      return
    }
    setTrouble(troubleOf(outcome))
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
              intro={introOf({ areas, modes, maximum: sales.maximumTickets, t, plural, money })}
            />
            <LiveRegion message={said} />
            <HeldOrderNotice showtimeId={showtime.id} />
            {trouble && (
              <StepAlert tone="error" title={t(holdWords[trouble].title)}>
                {t(holdWords[trouble].text, { film: text(film.title) })}
              </StepAlert>
            )}
            <TicketPicker
              areas={choices}
              film={text(film.title)}
              rating={rating && text(rating.classification)}
              onChange={change}
            />
            {total >= sales.maximumTickets && (
              <Message
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
            groups={costGroups({ costs, t, text, money })}
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
                <Button fullWidth busy={order.busy === 'keeping'} onClick={() => void holdPlaces()}>
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
