import { SeatEngine, type SeatMapModel } from '@foyer/design-system/order/seat-map'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { SeatSight } from './SeatSight.tsx'

const boundary = { left: 0, top: 0, right: 100, bottom: 100 }
const columns = [1, 2, 3, 4, 5, 6, 7, 8]

function createAuditorium(rowLabels: string, edges = boundary): SeatMapModel {
  return {
    id: 'auditorium',
    rowCurvature: null,
    categories: [{ id: 'hall', name: 'Hall', tier: 'standard' }],
    areas: [
      {
        number: 1,
        areaCategoryId: 'hall',
        name: 'Hall',
        columnCount: columns.length,
        rowCount: rowLabels.length,
        boundary: edges,
        rows: [...rowLabels].map((label, index) => ({
          number: index + 1,
          label,
          seats: columns.map((columnNumber) => ({
            id: `1_${String(index + 1)}_${String(columnNumber)}`,
            label: String(columnNumber),
            rowLabel: label,
            type: 'Normal' as const,
            areaCategoryId: 'hall',
            seatGroupIds: [],
            position: { areaNumber: 1, rowNumber: index + 1, columnNumber },
          })),
        })),
      },
    ],
  }
}

function open(names: readonly string[], auditorium = createAuditorium('ABCDEF')) {
  const { stores } = createTestStores({})
  const engine = new SeatEngine({ auditorium, statuses: new Map(), limits: [] })
  const seats = engine.plan.seats.filter(({ name }) => names.includes(name))
  expect(seats).toHaveLength(names.length)
  return render(
    <StoresContext value={stores}>
      <SeatSight engine={engine} seats={seats} picture="/media/film" />
    </StoresContext>,
  )
}

test('says how far, which side and how large, from the middle of the chosen seats', () => {
  open(['D3', 'D4', 'D5'])
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('The view from D4')
  expect(figure).toHaveTextContent(
    /Row D, about \d+ m from the screen, in the middle\. The screen fills about \d\d° of your view\./,
  )
})

test('another seat of the party can be looked from', async () => {
  open(['A1', 'A2', 'A3'])
  await userEvent.click(screen.getByRole('radio', { name: 'A1' }))
  expect(screen.getByRole('figure')).toHaveTextContent(
    /The view from A1.*(left of the middle|far to the left)/,
  )
})

test('a seat that was let go of is not looked from any more', () => {
  const { container } = open([])
  expect(container).toBeEmptyDOMElement()
})

test('a layout that does not say where its seats are has no view', () => {
  const { container } = open(['D4'], createAuditorium('ABCD', { left: 0, right: 0, top: 0, bottom: 0 }))
  expect(container).toBeEmptyDOMElement()
})
