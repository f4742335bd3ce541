import Seatchart from 'seatchart'
import 'seatchart/dist/seatchart.css'

let chart

export function mount(element, { rows, columns }) {
  chart = new Seatchart(element, {
    map: {
      rows,
      columns,
      seatTypes: { default: { label: 'Standard', cssClass: 'standard', price: 10 } },
    },
    cart: { visible: false },
    legendVisible: false,
  })
}

export function seatAt(element, row, column) {
  const line = element.querySelectorAll('.sc-seat-row')[row]
  const box = line?.querySelectorAll('.sc-seat')[column]?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export const chosen = () => chart.getCart().length
