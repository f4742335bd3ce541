import { SeatMapCanvas } from '@alisaitteke/seatmap-canvas'
import '@alisaitteke/seatmap-canvas/dist/esm/seatmap.canvas.css'

let map

/** The auditorium in the package's form. */
export const prepare = ({ rows, columns }) => [
  {
    id: 'stalls',
    title: 'Stalls',
    color: '#01a5ff',
    labels: [],
    seats: Array.from({ length: rows * columns }, (_, index) => ({
      id: `seat-${index}`,
      title: String((index % columns) + 1),
      x: (index % columns) * 30,
      y: Math.floor(index / columns) * 30,
      salable: true,
      custom_data: { row: Math.floor(index / columns), column: index % columns },
    })),
  },
]

export function mount(element, blocks) {
  element.classList.add('seats_container')
  map = new SeatMapCanvas('.seats_container', {
    legend: false,
    resizable: false,
    style: { seat: {}, block: {}, legend: {}, label: {}, tooltip: {} },
  })
  map.eventManager.addEventListener('SEAT.CLICK', (seat) => {
    if (seat.isSelected()) seat.unSelect()
    else seat.select()
  })
  map.data.replaceData(blocks)
}

export function seatAt(element, row, column) {
  const seat = map.data
    .getBlock('stalls')
    ?.seats.find(({ custom_data: own }) => own.row === row && own.column === column)
  const box = seat?.svg?.node?.node?.()?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export const chosen = () => map.data.getSelectedSeats().length
export const zooms = true
/** A press on the auditorium opens it: before that no seat can be pressed. */
export const opens = true
