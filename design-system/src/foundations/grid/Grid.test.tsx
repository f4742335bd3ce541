import { render, screen } from '@testing-library/react'
import { Grid, GridColumn } from './index.ts'

jest.unmock('@emotion/sheet')

test.each([
  [4, '4', true],
  [6, '6', true],
  [12, '12', false],
  [0, '12', false],
  [13, '12', false],
  [2.5, '12', false],
])('a column of %p takes %s of twelve, two by two on a tablet: %p', (size, taken, half) => {
  render(
    <Grid data-testid="row">
      <GridColumn size={size}>Doors open at ten</GridColumn>
    </Grid>,
  )
  const column = screen.getByText('Doors open at ten')
  expect(screen.getByTestId('row')).toContainElement(column)
  expect(column).toHaveAttribute('data-size', taken)
  expect(column.hasAttribute('data-half')).toBe(half)
  expect(getComputedStyle(column).gridColumn).toBe(`span ${taken}`)
})
