import { Button } from '@foyer/design-system/actions/button'
import { PageContainer } from '@foyer/design-system/foundations/layout'
import { media } from '@foyer/design-system/foundations/media'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { SeatRow } from '@foyer/design-system/order/seat-row'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../context/hooks.ts'
import { Illustration } from '../page/Illustration.tsx'
import { getOrderStores } from '../stores/orders/order-stores.ts'
import { findPlaceAddress } from './find-place-address.ts'
import { formatSeats } from './summary/held-seats.ts'
import { StepAlert } from './StepAlert.tsx'
import { toQuery } from './tickets/ticket-quantities.ts'
import { errorMessages, findRefusalMessage } from './error-messages.ts'
import { useLostHold } from './use-lost-hold.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: '48px 96px',
  [media.up.md]: {
    gridTemplateColumns: 'minmax(0, 380px) minmax(0, 600px)',
    justifyContent: 'center',
    gap: 80,
    paddingBlock: 112,
    // Beside the picture, or its place where the film is not known.
    '& > :last-child': { gridColumnStart: 2 },
  },
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12, textWrap: 'balance' },
  '& p': { marginBlockStart: 24, maxInlineSize: '62ch', color: 'var(--foyer-text-muted)' },
  // The lights are down: the picture keeps its colors.
  '& [data-part=art]': { filter: 'brightness(.62)' },
  '& [data-part=art][data-wide]': { [media.up.md]: { display: 'none' } },
  '& [data-part=art][data-tall]': { [media.below.md]: { display: 'none' } },
  '& [data-part=rows]': { display: 'grid', gap: 8, maxInlineSize: 560, marginBlockStart: 24 },
  // Buttons of one width, one below the other on a phone.
  '& [data-part=actions]': { display: 'grid', gap: 12, maxInlineSize: 560, marginBlockStart: 32 },
  [media.up.sm]: { '& [data-part=actions]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.below.md]: { paddingBlock: '24px 96px' },
  '[data-heading=center] &': {
    [media.below.md]: {
      textAlign: 'center',
      '& p, & [data-part=rows], & [data-part=actions]': { marginInline: 'auto' },
    },
  },
})

/** Why the seats are not held again. */
const retryErrorMessages = {
  ...errorMessages,
  taken: { title: 'transaction.expired.taken.title', text: 'transaction.expired.taken.text' },
  refused: { title: 'transaction.expired.refused.title', text: 'transaction.expired.refused.text' },
} as const

/** Time ran out: whether the same seats are still free, and one press to hold them again. */
export const OrderExpired = observer(function OrderExpired() {
  const { routes } = useStores()
  const { order, seating, basket } = useStore(getOrderStores)
  const { t, plural, list } = useText()
  const navigate = useNavigate()
  const [submitError, setSubmitError] = useState<keyof typeof retryErrorMessages | null>(null)
  const { showtime, film, seats, party, isSeatsOnly, rows, areFree } = useLostHold()
  const seatNames = formatSeats(seats, t, list)

  async function holdAgain() {
    if (!showtime) return
    setSubmitError(null)
    const chosen = { quantities: party, seatIds: seats.map((seat) => seat.id) }
    const selection = basket.choose(showtime, chosen)
    const tickets = isSeatsOnly ? [] : selection.tickets
    const outcome = await order.holdSeats({ showtime, ...selection, tickets })
    switch (outcome.kind) {
      case 'ok':
        return
      case 'seats-unavailable':
        setSubmitError('taken')
        break
      case 'refused':
        setSubmitError(findRefusalMessage(outcome) ?? 'refused')
        break
      case 'network':
      case 'order-expired':
        setSubmitError('network')
        break
      default:
        return outcome satisfies never
    }
    void seating.refreshAvailability(showtime.id)
  }

  // Goods alone are chosen from their menu again, where a code has led there: from the same place.
  const lost = order.order
  const menuAddress =
    lost?.type === 'Standard' && lost.items.length > 0 && lost.siteId !== ''
      ? (findPlaceAddress(lost, basket) ?? routes.siteFood(lost.siteId))
      : null
  const outcome = areFree === null ? 'Unknown' : areFree ? '' : 'Gone'
  return (
    <PageContainer>
      <Columns>
        {/* Goods alone have no film. */}
        {lost?.showtimes.length === 0 && <Illustration name="expired" />}
        {film && (
          <>
            <div data-part="art" data-wide="">
              <Picture
                source={{
                  url: routes.media('FilmBackdrop', film.id, {}),
                  focalPoint: film.presentation?.focalPoint.backdrop,
                }}
                ratio="16:9"
                sizes="100vw"
                alt=""
                rounded="lg"
              />
            </div>
            <div data-part="art" data-tall="">
              <Picture
                source={{ url: routes.media('FilmPosterGraphic', film.id, {}) }}
                ratio="2:3"
                sizes="380px"
                alt=""
                rounded="lg"
              />
            </div>
          </>
        )}
        <div>
          <h1>{t(`transaction.expired.title${outcome}`)}</h1>
          <p>
            {order.order?.showtimes.length === 0
              ? t('transaction.order.expired-textUnknown')
              : plural(`transaction.expired.text${outcome}`, order.holdMinutes, { seats: seatNames })}
          </p>
          {rows.length > 0 && (
            <div data-part="rows">
              {rows.map(({ row, seats: shown }) => (
                <SeatRow key={`${row} ${shown[0]?.id ?? ''}`} row={row} seats={shown} />
              ))}
            </div>
          )}
          {submitError && (
            <StepAlert tone="error" title={t(retryErrorMessages[submitError].title)}>
              {t(retryErrorMessages[submitError].text)}
            </StepAlert>
          )}
          <div data-part="actions">
            {areFree && (
              <Button busy={order.busy === 'holding'} onClick={() => void holdAgain()}>
                {t('transaction.expired.again', { seats: seatNames })}
              </Button>
            )}
            {showtime && (
              <Button
                variant={areFree ? 'secondary' : 'primary'}
                onClick={() => {
                  order.forget()
                  void order.resume({ showtime, bookingMode: basket.of(showtime.id).bookingMode })
                  void navigate(
                    seats.length
                      ? routes.seats(showtime.id) + toQuery(party)
                      : routes.tickets(showtime.id) + toQuery(party),
                  )
                }}
              >
                {t(seats.length ? 'transaction.expired.other' : 'transaction.expired.tickets')}
              </Button>
            )}
            {!showtime &&
              (order.order?.type === 'GiftShop' ? (
                <Button href={routes.giftShopBasket()}>{t('transaction.expired.basket')}</Button>
              ) : menuAddress !== null ? (
                <Button href={menuAddress}>{t('transaction.expired.menu')}</Button>
              ) : (
                <Button href={routes.films()}>{t('transaction.none.action')}</Button>
              ))}
            {film && (
              <Button variant="text" href={routes.film(film)}>
                {t('tickets.otherTimes')}
              </Button>
            )}
          </div>
        </div>
      </Columns>
    </PageContainer>
  )
})
