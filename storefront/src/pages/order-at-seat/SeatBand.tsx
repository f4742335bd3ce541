import type { SeatLayoutResponse } from '@foyer/contract/wire/seating'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { TextField } from '@foyer/design-system/forms/text-field'
import { AuditoriumSketch, PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { findSeat } from '../../domain/running-showtime.ts'
import { DimSwitch } from '../../order/dim/DimSwitch.tsx'
import { OtherPlace } from '../../order/OtherPlace.tsx'
import { createSeatSketch } from '../../order/seat-sketch.ts'
import { getSeatCodeStore } from '../../stores/items/seat-code-store.ts'

const minute = 60_000
/** What is drawn where the auditorium is not known. */
const anyAuditorium = { rows: 10 }

export interface SeatBandProps {
  readonly siteId: string
  readonly screenId: string
  /** As the address has it. */
  readonly seatName: string
  /** What is on at the screen; undefined for nothing. */
  readonly running: Showtime | undefined
  readonly layout: SeatLayoutResponse | undefined
}

/** Where the visitor sits, what is on there, and the way to another seat. */
export const SeatBand = observer(function SeatBand(props: SeatBandProps) {
  const { siteId, screenId, seatName, running, layout } = props
  const codes = useStore(getSeatCodeStore)
  const { routes, today } = useStores()
  const { t, plural, text } = useText()
  const navigate = useNavigate()
  const seat = layout && findSeat(layout, seatName)
  const isUnknown = layout !== undefined && seat === undefined
  const [isTyping, setTyping] = useState(false)
  const [typed, setTyped] = useState('')
  const sketch = layout && seat ? createSeatSketch(layout, [seat.id]) : null

  const film = running && text(codes.findFilm(screenId, running.filmId)?.title)
  const minutes = running ? Math.ceil((Date.parse(running.schedule.filmStartsAt) - today.now) / minute) : 0
  const whatIsOn = !film
    ? undefined
    : minutes > 0
      ? plural('food-and-beverage.seat.startsIn', minutes, { film })
      : t('food-and-beverage.seat.isOn', { film })

  function go() {
    const name = typed.replace(/\s/g, '')
    if (name === '') return
    setTyping(false)
    void navigate(routes.seatFood(siteId, screenId, name.toUpperCase()))
  }
  return (
    <PlaceBand
      variant="band"
      eyebrow={t('food-and-beverage.seat.here')}
      title={
        seat
          ? t('seat-map.seat', { row: seat.rowLabel, seat: seat.label })
          : t('food-and-beverage.seat.named', { seat: seatName })
      }
      text={whatIsOn}
      sketch={<AuditoriumSketch {...(sketch ?? anyAuditorium)} />}
      action={
        <OtherPlace
          isOpen={isTyping || isUnknown}
          onOpen={() => setTyping(true)}
          openLabel={t('food-and-beverage.seat.type')}
          submitLabel={t('food-and-beverage.seat.submit')}
          onSubmit={go}
        >
          <TextField
            name="seat"
            label={t('food-and-beverage.seat.label')}
            placeholder="H11"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
        </OtherPlace>
      }
      aside={<DimSwitch />}
    />
  )
})
