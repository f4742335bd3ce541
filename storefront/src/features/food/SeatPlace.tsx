import { SelectField } from '@foyer/design-system/forms/select-field'
import { AuditoriumSketch, PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Seat } from '@foyer/contract/wire/seating'
import { useStore, useText } from '../../context/hooks.ts'
import { formatSeatsNote } from '../../order/summary/held-seats.ts'
import { createSeatSketch } from '../../order/seat-sketch.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

export interface SeatPlaceProps {
  readonly showtimeId: string
  /** All seats of the order. */
  readonly seats: readonly Seat[]
  /** The seat to which the goods are brought. */
  readonly seatId: string
  readonly onChoose: (seatId: string) => void
}

/** What is drawn until the layout is there, so that nothing moves. */
const anyAuditorium = { rows: 10 }

const getRowKey = ({ position, rowLabel }: Seat) => `${String(position.areaNumber)} ${rowLabel}`

/** Where goods are brought: a sketch of the auditorium beside the row, and another row where the order has seats in one. */
export const SeatPlace = observer(function SeatPlace({
  showtimeId,
  seats,
  seatId,
  onChoose,
}: SeatPlaceProps) {
  const { seating } = useStore(getOrderStores)
  const texts = useText()
  const layout = seating.layout(showtimeId)
  useEffect(() => {
    void layout.ensure()
  }, [layout])
  const inRow = (first: Seat) => seats.filter((seat) => getRowKey(seat) === getRowKey(first))
  const firsts = seats.filter((seat) => inRow(seat)[0] === seat)
  const chosen = seats.find(({ id }) => id === seatId)
  const own = chosen ? inRow(chosen) : []
  const ids = own.map(({ id }) => id)
  const sketch = layout.value ? createSeatSketch(layout.value, ids) : null
  return (
    <PlaceBand
      title={formatSeatsNote(own, texts)}
      text={texts.t('food-and-beverage.delivery.seat.text')}
      sketch={<AuditoriumSketch {...(sketch ?? anyAuditorium)} />}
      action={
        firsts.length > 1 ? (
          <SelectField
            name="delivery-row"
            label={texts.t('food-and-beverage.delivery.seat.choose')}
            value={own[0]?.id ?? ''}
            options={firsts.map((first) => ({
              value: first.id,
              label: formatSeatsNote(inRow(first), texts),
            }))}
            onChange={onChoose}
          />
        ) : undefined
      }
    />
  )
})
