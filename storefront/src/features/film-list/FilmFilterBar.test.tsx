import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { readFilters } from './film-filters-url.ts'
// Fetched when it is opened; here before a test's time runs.
import './FilterSheet.tsx'
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

test('on a phone the filters are a sheet, which gives the focus back and leaves the address as it was', async () => {
  jest.useRealTimers()
  show()
  // Films to come have none but the words.
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull()
  cleanup()
  render(
    <TestRouter initialEntries={['/films/?date=2026-11-22']}>
      <Application stores={createTestStores({}).stores}>
        <PageContextContext
          value={{ params: {}, url: new URL('https://halcyon.example/films/'), pattern: '/films/' }}
        >
          <Bar />
        </PageContextContext>
      </Application>
      <Address />
    </TestRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filter 1' }))
  const sheet = await screen.findByRole('dialog', { name: 'Filter' })
  const day = within(sheet).getByRole('button', { name: /22 November/ })
  expect(day).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(day)
  await waitFor(() => expect(address()).toBe('/films/'))
  await userEvent.click(within(sheet).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})
