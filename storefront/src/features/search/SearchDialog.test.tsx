import type { SearchResponse } from '@foyer/contract/omnia/calls'
import { IconButton } from '@foyer/design-system/actions/icon-button'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { TextsStore } from '../../stores/channel/texts.ts'
import { useSearchPanel } from './use-search-panel.tsx'

const nothing: SearchResponse = { searchTerm: '', films: [], cinemas: [], events: [], pages: [] }
const films = ['Louder', 'Lou', 'Loud', 'Louis'].map((title) => ({
  id: title,
  title,
  url: `/films/${title.toLowerCase()}/`,
  excerpt: null,
}))
const found: SearchResponse = { ...nothing, films }

function Header() {
  const { pathname, search } = useLocation()
  const { open, panel } = useSearchPanel()
  return (
    <>
      <IconButton
        icon="search"
        label="Search"
        href="/search/"
        onClick={(event) => {
          open(event)
          // jsdom goes nowhere.
          event.preventDefault()
        }}
      />
      <code>{pathname + search}</code>
      {panel}
    </>
  )
}

/** A header whose search is answered so, one question after the other; with consent unless said otherwise. */
function show(replies: Result<SearchResponse, Failure>[] = [], hasConsent = true) {
  const { stores } = createTestStores({})
  stores.texts = new TextsStore('en', halcyonTexts, stores.core.platform.logger)
  if (hasConsent) getConsentStore(stores).answer('Accepted')
  const get = jest.fn(async () => (replies.shift() ?? success(nothing)) as never)
  stores.core.platform.content = { get }
  render(
    <TestRouter initialEntries={['/']}>
      <Application stores={stores}>
        <Header />
      </Application>
    </TestRouter>,
  )
  return { stores, get }
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const entry = () => screen.getByRole('link', { name: 'Search' })
const field = () => screen.findByRole('searchbox', { name: 'Film, person, cinema or event' })
const status = () => within(screen.getByRole('dialog')).getByRole('status')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openAndType(query: string) {
  await user.click(entry())
  await user.type(await field(), query)
  await act(async () => {
    await jest.advanceTimersByTimeAsync(250)
  })
}

// Fetched here, by the real clock: the timers of the tests wait for no file.
beforeAll(() => import('./SearchDialog.tsx'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('opens with the focus in its field, closes on Escape and gives the focus back', async () => {
  show()
  await user.click(entry())
  expect(await field()).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await user.keyboard('{Escape}')
  await isClosed()
  expect(entry()).toHaveFocus()
})

it('leaves a press for a new tab to the link', async () => {
  show()
  await user.keyboard('{Control>}')
  await user.click(entry())
  await user.keyboard('{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('suggests as one types, three of each kind, and says how many there are', async () => {
  const { get } = show([success(found)])
  await openAndType('lou')
  expect(get).toHaveBeenCalledTimes(1)
  expect(status()).toHaveTextContent("4 results for 'lou'")
  expect(within(screen.getByRole('region', { name: 'Films' })).getAllByRole('link')).toHaveLength(3)
  expect(screen.getByRole('link', { name: "See all results for 'lou'" })).toHaveAttribute(
    'href',
    '/search/?q=lou',
  )
})

it('is gone through by the arrow keys, from the field and back to it', async () => {
  show([success(found)])
  await openAndType('lou')
  await user.keyboard('{ArrowUp}')
  expect(await field()).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Louder' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: "See all results for 'lou'" })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(await field()).toHaveFocus()
})

it('goes to the page of all results on Enter, closes, and remembers what was searched for', async () => {
  show([success(found)])
  await openAndType('lou')
  await user.keyboard('{Enter}')
  expect(screen.getByText('/search/?q=lou')).toBeInTheDocument()
  await isClosed()
  await user.click(entry())
  expect(await screen.findByRole('link', { name: 'lou' })).toHaveAttribute('href', '/search/?q=lou')
})

it('goes to a result, closes, and remembers the words; letters alone are not remembered', async () => {
  show([success(found)])
  await openAndType('lou')
  await user.click(screen.getByRole('link', { name: 'Loud' }))
  expect(screen.getByText('/films/loud/')).toBeInTheDocument()
  await isClosed()
  await openAndType('salt')
  await user.keyboard('{Escape}{Escape}')
  await isClosed()
  await user.click(entry())
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['lou'])
  await user.click(within(recent).getByRole('button', { name: 'Remove lou' }))
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(await field()).toHaveFocus()
})

it('remembers nothing before the visitor has agreed to it', async () => {
  const { stores } = show([success(found)], false)
  await openAndType('lou{Enter}')
  await isClosed()
  await user.click(entry())
  await field()
  expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull()
  expect(stores.core.platform.local.keys().some((key) => key.includes('search'))).toBe(false)
})

it('says what may help where there is nothing, and where to go on', async () => {
  show([success(nothing)])
  await openAndType('zzzz')
  expect(status()).toHaveTextContent("No results found for 'zzzz'")
  expect(screen.getByText(/Use fewer words/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All films' })).toHaveAttribute('href', '/films/')
})

it('keeps the words when the search has failed, and tries again', async () => {
  show([failed({ kind: 'http', status: 503, problem: null, retryable: true }), success(found)])
  await openAndType('lou')
  expect(screen.getByRole('alert')).toHaveTextContent('The search did not answer')
  expect(await field()).toHaveValue('lou')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Louder' })).toBeVisible()
})
