import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { readFilters } from './film-filters-url.ts'
import { FilmFilterBar } from './FilmFilterBar.tsx'

/** Shows the address that the page stands at. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <code>{pathname + search}</code>
}

/** As its page shows it, by the address. */
function Bar() {
  const { search } = useLocation()
  const filters = readFilters(new URLSearchParams(search), { maximumSelectedSites: 1 })
  return <FilmFilterBar filters={filters} />
}

function show() {
  render(
    <TestRouter initialEntries={['/films/?category=ComingSoon']}>
      <Application stores={createTestStores({}).stores}>
        <Bar />
      </Application>
      <Address />
      <Link to="/films/?category=ComingSoon&q=ferry">ferry</Link>
    </TestRouter>,
  )
}
const address = () => screen.getByText(/^\/films\//).textContent
const type = (query: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })
const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the list follows the words when their typing has paused for 750 ms', () => {
  show()
  type('sa')
  pass(749)
  type('salt')
  pass(749)
  expect(address()).toBe('/films/?category=ComingSoon')
  pass(1)
  expect(new URLSearchParams(address()?.split('?')[1]).get('q')).toBe('salt')
})

test('no more than 512 letters stand in the field and in the address', () => {
  show()
  type('a'.repeat(513))
  expect(screen.getByRole('searchbox')).toHaveValue('a'.repeat(512))
  pass(750)
  expect(new URLSearchParams(address()?.split('?')[1]).get('q')).toBe('a'.repeat(512))
})

test('Enter need not be waited for', () => {
  show()
  type('salt')
  fireEvent.submit(screen.getByRole('searchbox').closest('form') as HTMLFormElement)
  expect(new URLSearchParams(address()?.split('?')[1]).get('q')).toBe('salt')
})

test('whoever is typing stays in the field, with what was typed, when the list follows', () => {
  show()
  const field = screen.getByRole('searchbox')
  field.focus()
  type('salt ')
  pass(750)
  expect(address()).toContain('q=salt')
  expect(screen.getByRole('searchbox')).toBe(field)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('salt ')
})

test('words that come by a link stand in the field, and what was being typed is not asked for', () => {
  show()
  type('salt')
  pass(750)
  type('salt road')
  fireEvent.click(screen.getByRole('link', { name: 'ferry' }))
  expect(screen.getByRole('searchbox')).toHaveValue('ferry')
  pass(750)
  expect(address()).toContain('q=ferry')
})
