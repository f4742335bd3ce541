import type { SearchResponse } from '@foyer/contract/omnia/calls'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { halcyonTexts } from '../../context/testing/brand-texts.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { getSearchStores } from '../../stores/content/search-stores.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { failed, success, type Result } from '../../cache/result.ts'
import type { Failure } from '../../services/http/failure.ts'
import { TextsStore } from '../../stores/channel/texts.ts'
import { page as searchPage } from './page.ts'

const nothing: SearchResponse = { searchTerm: '', films: [], cinemas: [], events: [], pages: [] }
const louder: SearchResponse = {
  ...nothing,
  films: [{ id: 'HO00000105', title: 'Louder', url: '/films/louder/HO00000105/', excerpt: 'A drummer.' }],
  cinemas: [{ id: '1001', title: 'Docklands', url: '/sites/docklands/1001/', excerpt: null }],
}
const down: Failure = { kind: 'http', status: 503, problem: null, retryable: true }

/** Shows the address that the page stands at. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <code>{pathname + search}</code>
}

/** The page at an address of the search when the content system answers so, for one term after the other. */
async function show(search: string, ...replies: Result<SearchResponse, Failure>[]) {
  const { stores } = createTestStores({})
  stores.texts = new TextsStore('en', halcyonTexts, stores.core.platform.logger)
  // What is looked up ahead of the question has no part in most of these: it finds nothing.
  const get = jest.fn(async () => (replies.shift() ?? success(nothing)) as never)
  stores.core.platform.content = { get }
  const page = { params: {}, url: new URL(`https://halcyon.example/search/${search}`), pattern: '/search/' }
  await searchPage.load?.(stores, page)
  render(
    <TestRouter initialEntries={[`/search/${search}`]}>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <searchPage.Page />
        </PageContextContext>
      </Application>
      <Address />
    </TestRouter>,
  )
  return { stores, get, status: searchPage.status?.(stores, page), head: searchPage.head(stores, page) }
}

const field = () => screen.getByRole('searchbox', { name: 'Film, person, cinema or event' })

describe('the search page', () => {
  it('has a mark of the watchlist at each film, for a visitor the way to sign in and back', async () => {
    await show('?q=louder', success(louder))
    expect(screen.getByRole('link', { name: 'Louder in your watchlist' })).toHaveAttribute(
      'href',
      '/sign-in/?redirect=%2Fsearch%2F%3Fq%3Dlouder',
    )
    expect(screen.queryByRole('link', { name: 'Docklands in your watchlist' })).toBeNull()
  })

  it('shows what a shared address asks for, by kind, and says how much that is', async () => {
    const { status, head } = await show('?q=louder', success(louder))
    expect(status).toBe(200)
    expect(head).toMatchObject({ title: 'Search: louder', robots: 'noindex' })
    expect(field()).toHaveValue('louder')
    expect(screen.getByRole('status')).toHaveTextContent("2 results for 'louder'")
    const films = screen.getByRole('region', { name: 'Films' })
    expect(within(films).getByRole('link', { name: 'Louder' })).toHaveAttribute(
      'href',
      '/films/louder/HO00000105/',
    )
    expect(films.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/media/entity/get/FilmPosterGraphic/HO00000105'),
    )
    expect(within(screen.getByRole('region', { name: 'Cinemas' })).getByRole('link')).toHaveTextContent(
      'Docklands',
    )
    expect(screen.queryByRole('region', { name: 'Events' })).toBeNull()
  })

  it('is a form that asks for its own address, as it works without script', async () => {
    await show('')
    const form = screen.getByRole('search')
    expect(form).toHaveAttribute('action', '/search/')
    expect(form).toHaveAttribute('method', 'get')
    expect(field()).toHaveAttribute('name', 'q')
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit')
  })

  it('without a term asks for nothing', async () => {
    const { get, head } = await show('?q=%20')
    expect(get).not.toHaveBeenCalled()
    expect(head.title).toBe('Search')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('says that it has found nothing, what may help, and where to go on', async () => {
    await show('?q=zzzz', success(nothing))
    expect(screen.getByRole('status')).toHaveTextContent("No results found for 'zzzz'")
    expect(screen.getByRole('heading', { name: 'Try it another way' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All films' })).toHaveAttribute('href', '/films/')
  })

  it('keeps the words when it has failed, and tries again', async () => {
    const { status, stores } = await show('?q=louder', failed(down), success(louder))
    expect(status).toBe(503)
    expect(screen.getByRole('alert')).toHaveTextContent('Your words are still here')
    expect(field()).toHaveValue('louder')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(getSearchStores(stores).search.getState('louder').status).toBe('ready')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent("2 results for 'louder'")
  })

  it('puts what is typed into the address once the visitor pauses, and at once on Enter', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await show('?q=lou', success(nothing))
    await user.type(field(), 'd')
    act(() => {
      jest.advanceTimersByTime(749)
    })
    expect(screen.getByText('/search/?q=lou')).toBeInTheDocument()
    act(() => {
      jest.advanceTimersByTime(1)
    })
    expect(screen.getByText('/search/?q=loud')).toBeInTheDocument()
    expect(field()).toHaveFocus()
    await user.type(field(), 'er{Enter}')
    expect(screen.getByText('/search/?q=louder')).toBeInTheDocument()
    expect(field()).toHaveValue('louder')
    jest.useRealTimers()
  })

  it('asks for what is typed before the visitor has paused for long, once', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const { get } = await show('', success(louder))
    await user.type(field(), 'louder')
    await act(() => jest.advanceTimersByTimeAsync(250))
    expect(get).toHaveBeenCalledTimes(1)
    expect(screen.getByText('/search/')).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(500))
    expect(screen.getByText('/search/?q=louder')).toBeInTheDocument()
    expect(get).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})
