import { render, screen, within } from '@testing-library/react'
import { PreparationSteps, type PreparationStation } from './index.ts'

const stations: readonly PreparationStation[] = [
  { id: 'paid', label: 'Paid £14.53', note: '19:35', state: 'done' },
  { id: 'made', label: 'Being made', note: 'Since 19:37', state: 'current' },
  { id: 'way', label: 'On its way', note: 'About 19:41', state: 'next' },
]

const show = (announcement: string) => (
  <PreparationSteps label="Your food" stations={stations} doneLabel="done" announcement={announcement} />
)

test('is a list of stations with their times, of which one is current', () => {
  render(show(''))
  const list = screen.getByRole('list', { name: 'Your food' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Paid £14.53 done19:35',
    'Being madeSince 19:37',
    'On its wayAbout 19:41',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('a change is announced politely, in the region that was there before', () => {
  const { rerender } = render(show(''))
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  rerender(show('Your order is on its way'))
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Your order is on its way')
  expect(region).toHaveAttribute('aria-live', 'polite')
})
