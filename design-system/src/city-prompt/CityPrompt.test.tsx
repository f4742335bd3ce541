import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { CityPrompt } from './index.ts'

const groups = [
  { id: 'portmere', name: 'Portmere', note: 'Docklands, Exchange', distance: '0.8 miles' },
  { id: 'aldwick', name: 'Aldwick', note: 'Northgate' },
]

test('is one choice of cities', async () => {
  const change = jest.fn()
  render(<CityPrompt legend="City" groups={groups} value="portmere" onChange={change} />)
  expect(screen.getByRole('group', { name: 'City' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Portmere/ })).toBeChecked()
  await userEvent.click(screen.getByText('Aldwick'))
  expect(change).toHaveBeenCalledWith('aldwick')
})

test('says why finding the nearest did not work', () => {
  const asked = { legend: 'City', groups, value: null, onChange: jest.fn() }
  const { rerender } = render(<CityPrompt {...asked} />)
  // A screen reader says what comes into a place that it knows.
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(<CityPrompt {...asked} failure="We could not find where you are." />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent('We could not find where you are.')
})
