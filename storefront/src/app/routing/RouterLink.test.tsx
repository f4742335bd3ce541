import { LinkComponentProvider, PlainLink } from '@foyer/design-system/actions/link'
import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { NavigateProvider } from '../../context/NavigateProvider.tsx'
import { PrefetchContext } from './prefetch.ts'
import { RouterLink } from './RouterLink.tsx'

const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** Follows a link of a page, without the browser's own going there. @returns whether the router took it, and where it is then */
function follow(href: string) {
  const prefetch = jest.fn<void, [string]>()
  let isTaken = false
  // Behind the page's own listeners: what they left is the browser's.
  const asBrowser = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', asBrowser, { once: true })
  render(
    <PrefetchContext value={prefetch}>
      <LinkComponentProvider component={RouterLink} origin="https://halcyon.example">
        <TestRouter initialEntries={['/help/']}>
          <PlainLink href={href}>there</PlainLink>
          <Where />
        </TestRouter>
      </LinkComponentProvider>
    </PrefetchContext>,
  )
  fireEvent.pointerEnter(screen.getByRole('link'))
  fireEvent.click(screen.getByRole('link'))
  return { isTaken, at: screen.getByRole('status').textContent, fetched: prefetch.mock.calls.flat() }
}

it.each([
  ['/films/?genre=1', '/films/?genre=1'],
  ['/films', '/films'],
  ['/search/?for=a.b', '/search/?for=a.b'],
  ['https://halcyon.example/films/', '/films/'],
])('a page is the router’s, and its code is fetched on approach: %s', (href, path) => {
  expect(follow(href)).toEqual({ isTaken: true, at: path, fetched: [path] })
})

it.each([
  '/brand/menu.pdf',
  '/feed.atom',
  '/feed.atom?page=2',
  '/monitoring/',
  '/media/entity/get/FilmPosterGraphic/HO00000101',
  'https://halcyon.example/brand/menu.pdf',
  'https://elsewhere.example/films/',
])('what is no page of this site is the browser’s: %s', (href) => {
  expect(follow(href)).toEqual({ isTaken: false, at: '/help/', fetched: [] })
})

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that asks for another window is the browser’s: %o',
  (how) => {
    render(
      <TestRouter initialEntries={['/help/']}>
        <RouterLink href="/films/">there</RouterLink>
        <Where />
      </TestRouter>,
    )
    expect(fireEvent.click(screen.getByRole('link'), how)).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('/help/')
  },
)

it.each(['target', 'download'])('a link with a %s is the browser’s', (attribute) => {
  render(
    <TestRouter initialEntries={['/help/']}>
      <RouterLink href="/films/" {...{ [attribute]: '_blank' }}>
        there
      </RouterLink>
      <Where />
    </TestRouter>,
  )
  // Behind the page's own listeners: there is no browser here to open it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByRole('status')).toHaveTextContent('/help/')
})

it('a link to where one is does not lengthen the way back, and another does', () => {
  render(
    <BrowserRouter>
      <NavigateProvider>
        <RouterLink href="/films/">there</RouterLink>
        <Where />
      </NavigateProvider>
    </BrowserRouter>,
  )
  const before = history.length
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByRole('status')).toHaveTextContent('/films/')
  expect(history.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('link'))
  expect(history.length).toBe(before + 1)
})

it('is not drawn anew when the address changes', () => {
  const drawn = jest.fn<null, []>(() => null)
  const Inside = () => drawn()
  const link = (
    <RouterLink href="/films/">
      there
      <Inside />
    </RouterLink>
  )
  render(
    <TestRouter initialEntries={['/help/']}>
      {link}
      <Where />
    </TestRouter>,
  )
  fireEvent.click(screen.getByRole('link'))
  expect(screen.getByRole('status')).toHaveTextContent('/films/')
  expect(drawn).toHaveBeenCalledTimes(1)
})
