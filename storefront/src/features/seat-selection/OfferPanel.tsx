import { Button } from '@foyer/design-system/button'
import { Message } from '@foyer/design-system/message'
import type { PlanSeat, SeatEngine, SeatSnapshot } from '@foyer/design-system/seat-map'
import { styled } from '@foyer/design-system/styled'
import { useText } from '../../app/hooks.ts'
import { lostTitle, namesOf, refusalText, refusalTitle } from './words.ts'

const Actions = styled('div')({ display: 'grid', gap: 8, marginBlockStart: 16 })

/** Why the choice cannot stand, or which seat has gone, with the nearest choice that can be had. Nothing is chosen until it is taken. */
export function OfferPanel({ engine, snapshot }: { engine: SeatEngine; snapshot: SeatSnapshot }) {
  const { t, list } = useText()
  const seats = (ids: readonly string[]) =>
    ids.map((id) => engine.seat(id)).filter((seat): seat is PlanSeat => seat !== undefined)

  if (snapshot.lost) {
    const { seatIds, kept, alternative } = snapshot.lost
    const lost = seats(seatIds)
    const offered = seats((alternative ?? []).filter((id) => !kept.includes(id)))
    return (
      <Message tone="error" icon="user-gone" title={lostTitle(lost, t, list)}>
        {[
          t('seat-map.lost.text'),
          kept.length === 1 && t('seat-map.lost.keptOne', { seats: namesOf(seats(kept), t, list) }),
          kept.length > 1 && t('seat-map.lost.kept', { seats: namesOf(seats(kept), t, list) }),
          offered.length > 0 && t('seat-map.lost.swapText', { offer: namesOf(offered, t, list) }),
        ]
          .filter(Boolean)
          .join(' ')}
        <Actions>
          {offered.length > 0 && (
            <Button size="medium" fullWidth onClick={() => engine.acceptOffer()}>
              {t('seat-map.lost.swap', { seat: namesOf(lost, t, list), offer: namesOf(offered, t, list) })}
            </Button>
          )}
          <Button variant="text" size="medium" fullWidth onClick={() => engine.dismissOffer()}>
            {t('seat-map.lost.choose')}
          </Button>
        </Actions>
      </Message>
    )
  }

  if (!snapshot.refusal) return null
  const { rule, seatIds, alternative } = snapshot.refusal
  return (
    <Message tone="warning" title={refusalTitle(rule, seats(seatIds), t, list)}>
      {refusalText(rule, t)}
      <Actions>
        {alternative && (
          <Button size="medium" fullWidth onClick={() => engine.acceptOffer()}>
            {t('seat-map.refused.take', { seats: namesOf(seats(alternative), t, list) })}
          </Button>
        )}
        <Button variant="text" size="medium" fullWidth onClick={() => engine.dismissOffer()}>
          {t('seat-map.refused.again')}
        </Button>
      </Actions>
    </Message>
  )
}
