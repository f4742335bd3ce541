import { FoyerThemeProvider, adoptTheme } from '@foyer/design-system/theme'
import {
  SeatEngine,
  SeatLegend,
  SeatMap,
  type SeatMapModel,
  type SeatStatus,
} from '@foyer/design-system/order/seat-map'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import halcyon from '../../../../brands/halcyon/theme.json'
import {
  createSampleAuditorium,
  createStatuses,
} from '../../../../design-system/src/order/seat-map/sample/auditoriums.ts'
import { sampleLegend, sampleTexts } from '../../../../design-system/src/order/seat-map/sample/texts.ts'

interface Auditorium {
  rows: number
  columns: number
}

interface Prepared {
  auditorium: SeatMapModel
  statuses: Map<string, SeatStatus>
}

let engine: SeatEngine
let width = 0
// The page's own theme, which is applied long before a map is opened.
adoptTheme(parseTheme(halcyon))

/** The auditorium and its statuses as read from the server. */
export function prepare({ rows, columns }: Auditorium): Prepared {
  const seats = Array.from({ length: rows }, (_, row): readonly [string, string] => [
    String(row + 1),
    's'.repeat(columns),
  ])
  const auditorium = createSampleAuditorium([{ category: 'standard', rows: seats }])
  width = columns
  return { auditorium, statuses: createStatuses(auditorium) }
}

/**
 * The complete map: legend, toolbar, live region, keyboard grid, letters, rules; and the engine, created from the
 * auditorium.
 */
export function mount(element: HTMLElement, { auditorium, statuses }: Prepared) {
  engine = new SeatEngine({ auditorium, statuses, limits: [{ areaCategoryId: 'standard', count: 8 }] })
  flushSync(() =>
    createRoot(element).render(
      <FoyerThemeProvider>
        <SeatMap engine={engine} texts={sampleTexts} />
        <SeatLegend items={sampleLegend} />
      </FoyerThemeProvider>,
    ),
  )
}

export function seatAt(element: HTMLElement, row: number, column: number) {
  const drawing = element.querySelector<SVGSVGElement>('[data-slot=room]')
  const seat = engine.plan.seats[row * width + column]
  const matrix = drawing?.getScreenCTM()
  if (!seat || !matrix) return null
  const place = engine.place.of(seat)
  return new DOMPoint(place.x, place.y).matrixTransform(matrix)
}

export const chosen = () => engine.getSnapshot().selection.length
export const zooms = true
