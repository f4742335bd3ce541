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
  const question = { legend: 'City', groups, value: null, onChange: jest.fn() }
  const { rerender } = render(<CityPrompt {...question} />)
  // A screen reader announces changes only in a live region that existed before.
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  rerender(<CityPrompt {...question} failure="We could not find where you are." />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent('We could not find where you are.')
})

test('says of each city which cinemas it has, and how far it is where that is known', () => {
  render(<CityPrompt legend="City" groups={groups} value={null} onChange={jest.fn()} />)
  const [near, far] = screen.getAllByRole('radio')
  expect(near).toHaveAccessibleName('Portmere Docklands, Exchange 0.8 miles')
  expect(far).toHaveAccessibleName('Aldwick Northgate')
})

test('offers to find the nearest, once at a time', async () => {
  const press = jest.fn()
  const prompt = (busy: boolean) => (
    <CityPrompt
      legend="City"
      groups={groups}
      value={null}
      onChange={jest.fn()}
      locate={{ label: 'Near me', onPress: press, busy }}
    />
  )
  const { rerender } = render(prompt(false))
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(press).toHaveBeenCalledTimes(1)
  rerender(prompt(true))
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-busy', 'true')
})

test('two of them on a page are two choices', () => {
  const prompt = (legend: string) => (
    <CityPrompt legend={legend} groups={groups} value={null} onChange={jest.fn()} />
  )
  render(
    <>
      {prompt('City')}
      {prompt('Another city')}
    </>,
  )
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
  expect(names).not.toContain('')
})

test('narrows the list by what is typed, which is its owner’s', async () => {
  const change = jest.fn()
  render(
    <CityPrompt
      legend="City"
      groups={groups}
      value={null}
      onChange={jest.fn()}
      search={{ label: 'Town or postcode', value: '', onChange: change, clearLabel: 'Clear' }}
    />,
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Town or postcode' }), 'a')
  expect(change).toHaveBeenCalledWith('a')
})

test('shows a front of each city, which is not read', () => {
  const pictured = groups.map((group) => ({ ...group, picture: { url: `/front/${group.id}` } }))
  const { container } = render(
    <CityPrompt legend="City" groups={pictured} value={null} onChange={jest.fn()} />,
  )
  expect(container.querySelectorAll('img')).toHaveLength(groups.length)
  expect(screen.queryByRole('img')).toBeNull()
})
