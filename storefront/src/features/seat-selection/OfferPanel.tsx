import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import type { PlanSeat, SeatEngine, SeatSnapshot } from '@foyer/design-system/order/seat-map'
import { styled } from '@foyer/design-system/foundations/styled'
import { useRef } from 'react'
import { useText } from '../../context/hooks.ts'
import { useRetainedFocus } from './use-kept-focus.ts'
import { useTicketKinds } from './use-ticket-kinds.ts'
import { toSeatFirstTexts } from './seat-first-texts.ts'
import { getLostTitle, joinSeatNames, getRefusalText, getRefusalTitle } from './seat-map-messages.ts'

const Actions = styled('div')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 16,
  // Without a frame the buttons reach from edge to edge, under the icon, too.
  '&[data-brief]': { gap: 0, marginBlockStart: 12, marginInlineStart: -36 },
})

export interface OfferPanelProps {
  engine: SeatEngine
  snapshot: SeatSnapshot
  /** There are no tickets yet that could be changed. */
  isSeatFirst?: boolean
  /** Where the tickets are chosen. */
  ticketsHref: string
  /** In a phone's sheet, which is its frame. */
  isBrief?: boolean
  /** An answer was given: the panel goes, and with it the button that had the focus. */
  onAnswered: () => void
}

/** Why the choice cannot stand, or which seat has gone, with the nearest choice that can be had. Nothing is chosen until it is taken. */
export function OfferPanel(props: OfferPanelProps) {
  const { engine, snapshot, isSeatFirst = false, isBrief = false, ticketsHref, onAnswered } = props
  const texts = useText()
  const { t: say, plural, list } = texts
  const t = isSeatFirst ? toSeatFirstTexts(say) : say
  const kinds = useTicketKinds(engine, snapshot)
  const accept = () => {
    engine.acceptOffer()
    onAnswered()
  }
  const dismiss = () => {
    engine.dismissOffer()
    onAnswered()
  }
  const message = useRef<HTMLDivElement>(null)
  useRetainedFocus(message, snapshot.lost ?? snapshot.refusal)
  const seats = (ids: readonly string[]) =>
    ids.map((id) => engine.seat(id)).filter((seat): seat is PlanSeat => seat !== undefined)

  if (snapshot.lost) {
    const { seatIds, remaining, alternative } = snapshot.lost
    const lost = seats(seatIds)
    const offered = seats((alternative ?? []).filter((id) => !remaining.includes(id)))
    return (
      <Alert
        ref={message}
        tabIndex={-1}
        tone="error"
        icon="user-gone"
        frame={!isBrief}
        title={getLostTitle(lost, texts)}
      >
        {[
          plural('seat-map.lost.text', lost.length),
          remaining.length > 0 &&
            plural('seat-map.lost.kept', remaining.length, {
              seats: joinSeatNames(seats(remaining), t, list),
            }),
          offered.length > 0 &&
            plural('seat-map.lost.swapText', offered.length, { offer: joinSeatNames(offered, t, list) }),
        ]
          .filter(Boolean)
          .join(' ')}
        <Actions data-brief={isBrief || undefined}>
          {offered.length > 0 && (
            <Button size="medium" fullWidth onClick={accept}>
              {t('seat-map.lost.swap', {
                seat: joinSeatNames(lost, t, list),
                offer: joinSeatNames(offered, t, list),
              })}
            </Button>
          )}
          <Button variant="text" size="medium" fullWidth onClick={dismiss}>
            {t('seat-map.lost.choose')}
          </Button>
        </Actions>
      </Alert>
    )
  }

  if (!snapshot.refusal) return null
  const { rule, seatIds, alternative } = snapshot.refusal
  const refused = seats(seatIds)
  const fits = refused.every((seat) => engine.fits(seat))
  const isOther = rule === 'limit' && !fits
  const kind = engine.plan.categories.get(refused[0]?.categoryId ?? '')?.name ?? ''
  return (
    <Alert
      ref={message}
      tabIndex={-1}
      tone="warning"
      frame={!isBrief}
      title={getRefusalTitle(rule, refused, { fits, kinds }, t, list)}
    >
      {isOther
        ? t('seat-map.refused.kindText', { seat: joinSeatNames(refused, t, list), kind })
        : getRefusalText(rule, t)}
      <Actions data-brief={isBrief || undefined}>
        {isOther && !isSeatFirst && (
          <Button variant="secondary" size="medium" fullWidth href={ticketsHref}>
            {t('seat-map.refused.kindAction')}
          </Button>
        )}
        {alternative && (
          <Button size="medium" fullWidth onClick={accept}>
            {t('seat-map.refused.take', { seats: joinSeatNames(seats(alternative), t, list) })}
          </Button>
        )}
        <Button variant="text" size="medium" fullWidth onClick={dismiss}>
          {t('seat-map.refused.again')}
        </Button>
      </Actions>
    </Alert>
  )
}
