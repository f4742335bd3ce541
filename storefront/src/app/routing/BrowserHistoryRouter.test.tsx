import { act, fireEvent, render, screen } from '@testing-library/react'
import { LinkComponentProvider, PlainLink } from '@foyer/design-system/actions/link'
import { useEffect } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { BrowserHistoryRouter } from './BrowserHistoryRouter.tsx'
import { createBrowserHistory } from './browser-history.ts'
import { setBarredPaths } from '../../context/own-document.ts'
import { RouterLink } from './RouterLink.tsx'
import { usePendingLocation } from '../../context/use-pending-location.ts'

const follow = jest.fn<ReturnType<NavigateFunction>, [string, { replace: boolean; state?: unknown }]>()
const Address = () => {
  const navigate = useNavigate()
  useEffect(() => void follow.mockImplementation(navigate), [navigate])
  const { pathname, search } = useLocation()
  return <code>{pathname + search}</code>
}
const Answer = () => {
  usePendingLocation()
  return null
}
const page = { assign: jest.fn(), reload: jest.fn(), replace: jest.fn() }
const show = (answers: boolean) =>
  render(
    <LinkComponentProvider component={RouterLink}>
      <BrowserHistoryRouter page={page}>
        <PlainLink href="/films/?date=2026-11-23">there</PlainLink>
        <Address />
        {answers && <Answer />}
      </BrowserHistoryRouter>
    </LinkComponentProvider>,
  )
const said = () => screen.getByText(/^\//).textContent

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { navigation: new EventTarget() })
})
afterEach(() => {
  jest.useRealTimers()
  delete (window as { navigation?: unknown }).navigation
  history.replaceState(null, '', '/')
})

it('follows an address at once where no part of the page answers the press', () => {
  show(false)
  fireEvent.click(screen.getByRole('link'))
  expect(said()).toBe('/films/?date=2026-11-23')
})

it('follows it after the frame with the answer, while the address stands already', () => {
  show(true)
  fireEvent.click(screen.getByRole('link'))
  expect(location.search).toBe('?date=2026-11-23')
  expect(said()).toBe('/')
  act(() => {
    jest.advanceTimersByTime(17)
  })
  expect(said()).toBe('/films/?date=2026-11-23')
})

it('waits for no frame where the browser cannot tell of the address ahead, so that nothing has answered', () => {
  delete (window as { navigation?: unknown }).navigation
  show(true)
  fireEvent.click(screen.getByRole('link'))
  expect(said()).toBe('/films/?date=2026-11-23')
})

it('follows the way back', () => {
  show(false)
  fireEvent.click(screen.getByRole('link'))
  act(() => {
    history.replaceState(null, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(said()).toBe('/')
})

it('leaves the document for an address for which the browser keeps no further entry', () => {
  show(false)
  const pushState = jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError')
  })
  fireEvent.click(screen.getByRole('link'))
  expect(page.assign).toHaveBeenCalledWith('/films/?date=2026-11-23')
  pushState.mockRestore()
})

it('keeps what a page gives an entry, and the key of the entry, over a reload', () => {
  show(false)
  act(() => void follow('/films/', { replace: true, state: { from: 'home' } }))
  const { location } = createBrowserHistory(page).read()
  expect(location).toMatchObject({ pathname: '/films/', state: { from: 'home' } })
  expect(location.key).not.toBe('default')
})

describe('an address that needs a document of its own', () => {
  const there = '/films/?date=2026-11-23'
  beforeEach(() => {
    jest.clearAllMocks()
    setBarredPaths((path) => path === '/films/')
  })
  afterEach(() => setBarredPaths(() => false))

  it('is left to the browser by a link, and never stands in this one', () => {
    show(false)
    fireEvent.click(screen.getByRole('link'))
    expect(page.assign).toHaveBeenCalledWith(there)
    expect(location.pathname).toBe('/')
    expect(said()).toBe('/')
  })

  it('takes the place of the entry where a page leads on to it', () => {
    show(false)
    act(() => void follow(there, { replace: true }))
    expect(page.replace).toHaveBeenCalledWith(there)
    expect(location.pathname).toBe('/')
  })

  it('is loaded anew on the way back to it', () => {
    show(false)
    act(() => {
      history.replaceState(null, '', there)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(said()).toBe('/')
  })
})
