import { act } from '@testing-library/react'
import { getConsentStore } from '../../stores/visitor/consent.ts'
import { loadWhenAllowed } from './third-party-scripts.ts'
import { setBarredPaths, hasOwnDocument } from '../../context/own-document.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { createMemoryStorage } from '../../context/testing/page-data.ts'

const tag = 'https://stats.example/gtm.js?id=GTM-ABC123'
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function page() {
  const { stores } = createTestStores({}, { local: createMemoryStorage(), session: createMemoryStorage() })
  const consent = getConsentStore(stores)
  const reload = jest.fn()
  const at = { reload, pathname: '/films/' }
  const load = (addresses: readonly string[]) => loadWhenAllowed(stores, addresses, at)
  return { stores, consent, reload, at, load, error: stores.core.platform.logger.error }
}

beforeEach(() => {
  document.head.replaceChildren()
  delete window.dataLayer
  setBarredPaths(() => false)
})

it('fetches nothing of others before the visitor agrees, and then what is configured, once', () => {
  const { consent, load } = page()
  load([tag])
  expect(loaded()).toEqual([])
  act(() => consent.answer('Declined'))
  expect(loaded()).toEqual([])
  act(() => consent.answer('Accepted'))
  expect(loaded()).toEqual([tag])
  act(() => consent.answer('Accepted'))
  expect(loaded()).toEqual([tag])
  expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'gtm.js' })])
})

it('waits while an order is shown, whose address is the key to it, or a password is typed', () => {
  jest.useFakeTimers()
  const { consent, load, at } = page()
  act(() => consent.answer('Accepted'))
  for (const pathname of ['/completed-order/', '/order/payment/', '/find-order/', '/sign-in/']) {
    at.pathname = pathname
    load([tag])
    act(() => jest.advanceTimersByTime(60_000))
    expect(loaded()).toEqual([])
  }
  at.pathname = '/films/'
  act(() => jest.advanceTimersByTime(1_000))
  expect(loaded()).toContain(tag)
  jest.useRealTimers()
})

it('has the pages of members begin with documents of their own as well', () => {
  const { consent, load } = page()
  load([tag])
  act(() => consent.answer('Accepted'))
  const pages = ['/sign-in/?redirect=%2F', '/sign-up/', '/member/password-reset/ABCD/', '/member/']
  expect(pages.filter(hasOwnDocument)).toEqual(pages)
})

it('has pages that are keys to orders begin with documents of their own once it has loaded them', () => {
  const { consent, load } = page()
  load([tag])
  const pages = ['/order/showtimes/s1/tickets/', '/completed-order/?orderId=o1', '/find-order/']
  expect(pages.filter(hasOwnDocument)).toEqual([])
  act(() => consent.answer('Accepted'))
  expect(pages.filter(hasOwnDocument)).toEqual(pages)
  expect(['/', '/films/', '/orders/', '/find-orders/'].filter(hasOwnDocument)).toEqual([])
})

it('refuses an address that is not right, and says which', () => {
  const { consent, load, error } = page()
  act(() => consent.answer('Accepted'))
  load(['javascript:alert(1)', 'http://stats.example/a.js', 'gtm.js', tag])
  expect(loaded()).toEqual([tag])
  expect(error).toHaveBeenCalledTimes(3)
  expect(error).toHaveBeenCalledWith(
    'A script of another is not loaded, as its address is not right: javascript:alert(1)',
  )
})

it('lets these scripts fetch from their own hosts alone, where browsers hold pages to it', () => {
  const createPolicy = jest.fn<unknown, [string, { createScriptURL: (address: string) => string }]>()
  Object.assign(window, { trustedTypes: { createPolicy } })
  const { consent, load } = page()
  load([tag])
  act(() => consent.answer('Accepted'))
  Reflect.deleteProperty(window, 'trustedTypes')
  expect(createPolicy).toHaveBeenCalledTimes(1)
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  expect(rules?.createScriptURL('https://stats.example/more.js')).toBe('https://stats.example/more.js')
  expect(() => rules?.createScriptURL('https://evil.example/a.js')).toThrow(/not allowed/)
})

it('loads the page anew when consent is taken back, and not before the steps of an order are left', () => {
  jest.useFakeTimers()
  const browsing = page()
  browsing.load([tag])
  act(() => browsing.consent.answer('Accepted'))
  act(() => browsing.consent.answer('Declined'))
  expect(browsing.reload).toHaveBeenCalledTimes(1)

  const orderStores = page()
  orderStores.stores.core.platform.session.set('foyer-payment', 'Started')
  orderStores.load([tag])
  act(() => orderStores.consent.answer('Accepted'))
  orderStores.at.pathname = '/order/payment/'
  act(() => orderStores.consent.answer('Declined'))
  jest.advanceTimersByTime(5_000)
  orderStores.at.pathname = '/films/'
  jest.advanceTimersByTime(5_000)
  expect(orderStores.reload).not.toHaveBeenCalled()
  orderStores.stores.core.platform.session.remove('foyer-payment')
  jest.advanceTimersByTime(5_000)
  expect(orderStores.reload).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
