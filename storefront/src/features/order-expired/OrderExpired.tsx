import { Button } from '@foyer/design-system/button'
import { PageContainer } from '@foyer/design-system/layout'
import { media } from '@foyer/design-system/media'
import { Picture } from '@foyer/design-system/picture'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { seatsInWords } from '../order-frame/held-seats.ts'
import { StepAlert } from '../order-frame/StepAlert.tsx'
import { queryOf } from '../tickets/ticket-quantities.ts'
import { troubleWords } from '../order-frame/trouble-words.ts'
import { isSentAlready, isTooMuch } from '../../stores/order-outcome.ts'
import { useLostHold } from './use-lost-hold.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  paddingBlock: '48px 96px',
  [media.up.md]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)', gap: 80, paddingBlock: 112 },
  '& h1': { fontSize: 'clamp(2rem, 4vw, 2.75rem)', lineHeight: 1.12, textWrap: 'balance' },
  '& p': { marginBlockStart: 24, maxInlineSize: '62ch', color: 'var(--muted)' },
  '& [data-part=poster]': {
    maxInlineSize: 200,
    // Faded into the page's own ground, dark or light.
    filter: 'saturate(.4) opacity(.6)',
    [media.up.md]: { maxInlineSize: 'none' },
  },
  '& [data-part=actions]': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 32 },
})

/** Why the seats are not held again. */
const againWords = {
  ...troubleWords,
  taken: { title: 'transaction.expired.taken.title', text: 'transaction.expired.taken.text' },
  refused: { title: 'transaction.expired.refused.title', text: 'transaction.expired.refused.text' },
} as const

/** Time ran out: whether the same seats are still free, and one press to hold them again. */
export const OrderExpired = observer(function OrderExpired() {
  const { routes } = useStores()
  const { order, seating, selections } = useOrdering()
  const { t, plural, list } = useText()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<keyof typeof againWords | null>(null)
  const { showtime, film, seats, party, areFree } = useLostHold()
  const words = seatsInWords(seats, t, list)

  async function holdAgain() {
    if (!showtime) return
    setTrouble(null)
    selections.choose(showtime.id, { tickets: party, seatIds: seats.map((seat) => seat.id) })
    const outcome = await order.keep({ id: showtime.id, siteId: showtime.siteId })
    switch (outcome.kind) {
      case 'ok':
        return
      case 'seats-unavailable':
        setTrouble('taken')
        break
      case 'refused':
        setTrouble(isSentAlready(outcome) ? 'paying' : isTooMuch(outcome) ? 'tooMany' : 'refused')
        break
      case 'network':
      case 'order-expired':
        setTrouble('network')
        break
      default:
        return outcome satisfies never
    }
    void seating.refreshAvailability(showtime.id)
  }

  const outcome = areFree === null ? 'Unknown' : areFree ? '' : 'Gone'
  return (
    <PageContainer>
      <Columns>
        <div data-part="poster">
          {film && (
            <Picture
              source={{ url: routes.media('FilmPosterGraphic', film.id, {}) }}
              ratio="2:3"
              sizes="(min-width: 1024px) 380px, 200px"
              alt=""
              rounded="lg"
            />
          )}
        </div>
        <div>
          <h1>{t(`transaction.expired.title${outcome}`)}</h1>
          <p>
            {plural(`transaction.expired.text${outcome}`, order.holdMinutes, {
              seats: words,
            })}
          </p>
          {trouble && (
            <StepAlert tone="error" title={t(againWords[trouble].title)}>
              {t(againWords[trouble].text)}
            </StepAlert>
          )}
          <div data-part="actions">
            {areFree && (
              <Button busy={order.busy === 'keeping'} onClick={() => void holdAgain()}>
                {t('transaction.expired.again', { seats: words })}
              </Button>
            )}
            {showtime && (
              <Button
                variant={areFree ? 'secondary' : 'primary'}
                onClick={() => {
                  order.forget()
                  void navigate(
                    seats.length
                      ? routes.seats(showtime.id) + queryOf(party)
                      : routes.tickets(showtime.id) + queryOf(party),
                  )
                }}
              >
                {t(seats.length ? 'transaction.expired.other' : 'transaction.expired.tickets')}
              </Button>
            )}
            {!showtime && <Button href={routes.films()}>{t('transaction.none.action')}</Button>}
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
