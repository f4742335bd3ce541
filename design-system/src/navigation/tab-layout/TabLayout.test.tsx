import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Grid, GridColumn } from '../../foundations/grid/index.ts'
import { TabLayout } from './index.ts'

jest.unmock('@emotion/sheet')

const grid = (text: string) => (
  <Grid>
    <GridColumn size={6}>{text}</GridColumn>
  </Grid>
)
const tabs = [
  { id: 'parties', label: 'Parties', panel: grid('Up to thirty guests') },
  { id: 'schools', label: 'Schools', panel: grid('Mornings from nine') },
]

test('a tab for each grid; all grids are in the page and one is seen', async () => {
  render(<TabLayout label="Groups" tabs={tabs} />)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Parties', 'Schools'])
  expect(screen.getByText('Up to thirty guests')).toBeVisible()
  expect(screen.getByText('Mornings from nine')).not.toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Schools' }))
  expect(screen.getByText('Mornings from nine')).toBeVisible()
  expect(screen.getByText('Up to thirty guests')).not.toBeVisible()
})

test('one grid alone needs no tab bar', () => {
  render(<TabLayout label="Groups" tabs={tabs.slice(0, 1)} data-testid="row" />)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByTestId('row')).toHaveTextContent('Up to thirty guests')
})
