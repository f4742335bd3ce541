import { FoyerThemeProvider, adoptTheme } from '@foyer/design-system/theme'
import { SeatEngine, SeatMap } from '@foyer/design-system/seat-map'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import halcyon from '../../../../brands/halcyon/theme.json'
import { sampleRoom, statusesOf } from '../../../../design-system/src/seat-map/sample/rooms.ts'
import { sampleTexts } from '../../../../design-system/src/seat-map/sample/texts.ts'

interface Room {
  rows: number
  columns: number
}

let engine: SeatEngine
let width = 0
adoptTheme(parseTheme(halcyon))

/** The whole of it: legend, toolbar, live region, keyboard grid, letters, rules. */
export function mount(element: HTMLElement, { rows, columns }: Room) {
  const seats = Array.from({ length: rows }, (_, row): readonly [string, string] => [
    String(row + 1),
    's'.repeat(columns),
  ])
  const room = sampleRoom([{ category: 'standard', rows: seats }])
  width = columns
  engine = new SeatEngine({
    room,
    statuses: statusesOf(room),
    limits: [{ areaCategoryId: 'standard', count: 8 }],
  })
  flushSync(() =>
    createRoot(element).render(
      <FoyerThemeProvider>
        <SeatMap engine={engine} texts={sampleTexts} style={{ height: '100%' }} />
      </FoyerThemeProvider>,
    ),
  )
}

export function seatAt(element: HTMLElement, row: number, column: number) {
  const drawing = element.querySelector<SVGSVGElement>('[data-slot=room]')
  const place = engine.place.seats[row * width + column]
  const matrix = drawing?.getScreenCTM()
  if (!place || !matrix) return null
  return new DOMPoint(place.x, place.y).matrixTransform(matrix)
}

export const chosen = () => engine.getSnapshot().selection.length
export const zooms = true
