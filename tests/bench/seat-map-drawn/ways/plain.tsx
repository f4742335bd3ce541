import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

interface Auditorium {
  rows: number
  columns: number
}

const pitch = 44

const Seat = memo(function Seat({ id, x, y, on, press }: SeatProps) {
  return (
    <rect
      id={id}
      x={x}
      y={y}
      width={34}
      height={34}
      rx={6}
      fill={on ? '#0a0' : '#46c'}
      aria-label={id}
      onClick={() => press(id)}
    />
  )
})
interface SeatProps {
  id: string
  x: number
  y: number
  on: boolean
  press: (id: string) => void
}

/** The simplest implementation of a seat: an element with a name and a handler. */
function Plain({ rows, columns }: Auditorium) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set())
  const [press] = useState(
    () => (id: string) =>
      setOn((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
  )
  return (
    <svg viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} width="900" height="700" data-chosen={on.size}>
      {Array.from({ length: rows * columns }, (_, index) => {
        const [row, column] = [Math.floor(index / columns), index % columns]
        const id = `seat-${row}-${column}`
        return <Seat key={id} id={id} x={column * pitch} y={row * pitch} on={on.has(id)} press={press} />
      })}
    </svg>
  )
}

export function mount(element: HTMLElement, auditorium: Auditorium) {
  flushSync(() => createRoot(element).render(<Plain {...auditorium} />))
}

export function seatAt(element: HTMLElement, row: number, column: number) {
  const box = element.querySelector(`#seat-${row}-${column}`)?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

export const chosen = (element: HTMLElement) =>
  Number(element.querySelector<SVGElement>('svg')?.dataset['chosen'])
