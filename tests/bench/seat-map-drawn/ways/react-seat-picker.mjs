import { createElement } from 'react'
import { render } from 'react-dom'
import SeatPicker from 'react-seat-picker'

/** The auditorium in the package's form. */
export const prepare = (auditorium) =>
  Array.from({ length: auditorium.rows }, (_, row) =>
    Array.from({ length: auditorium.columns }, (_, column) => ({
      id: row * auditorium.columns + column,
      number: column + 1,
    })),
  )

export function mount(element, rows) {
  render(
    createElement(SeatPicker, {
      rows,
      maxReservableSeats: 8,
      visible: true,
      addSeatCallback: ({ row, number, id }, add) => add(row, number, id),
      removeSeatCallback: ({ row, number }, remove) => remove(row, number),
    }),
    element,
  )
}

export function seatAt(element, row, column) {
  const line = element.querySelectorAll('.seat-picker__row')[row]
  const box = line?.querySelectorAll('.seat')[column]?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export const chosen = (element) => element.querySelectorAll('.seat--selected').length
