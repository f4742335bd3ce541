import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { LinkComponentProvider, PlainLink } from '@foyer/design-system/actions/link'
import { RouterLink } from '../app/routing/RouterLink.tsx'
import { NavigateProvider } from './NavigateProvider.tsx'
import { usePendingLocation } from './use-pending-location.ts'

const Pending = () => {
  const { pathname, search } = usePendingLocation()
  return <output>{pathname + search}</output>
}

const show = () =>
  render(
    <LinkComponentProvider component={RouterLink}>
      <BrowserRouter>
        <NavigateProvider>
          <PlainLink href="/films/?date=2026-11-23">there</PlainLink>
          <Pending />
        </NavigateProvider>
      </BrowserRouter>
    </LinkComponentProvider>,
  )
const said = () => screen.getByRole('status').textContent

/** What a browser with a Navigation API tells of an address that was asked for. */
const tells = (navigation: EventTarget, url: string) =>
  act(() => {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url } }))
  })

afterEach(() => {
  delete (window as { navigation?: unknown }).navigation
  history.replaceState(null, '', '/')
})

it('is the router’s where the browser has no Navigation API', () => {
  show()
  expect(said()).toBe('/')
  fireEvent.click(screen.getByRole('link'))
  expect(said()).toBe('/films/?date=2026-11-23')
})

it('is the one that is asked for before the router has followed, and the router’s once it has', () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  show()
  tells(navigation, 'https://halcyon.example/films/?q=salt')
  expect(said()).toBe('/films/?q=salt')
  fireEvent.click(screen.getByRole('link'))
  expect(said()).toBe('/films/?date=2026-11-23')
  tells(navigation, 'https://halcyon.example/films/?q=road')
  expect(said()).toBe('/films/?q=road')
})
