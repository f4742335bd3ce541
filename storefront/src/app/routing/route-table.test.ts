import { defaultPages } from '@foyer/contract/omnia/pages'
import { Routes } from '../../domain/routes.ts'
import { matchPage, loadPageModule } from './page-loading.ts'
import type { PageModule } from '../../context/page-module.ts'
import { createRouteTable } from './route-table.ts'
import type { Stores } from '../../stores/create-stores.ts'

const origin = 'https://halcyon.example'
const routesWith = (pages: Record<string, string>) =>
  new Routes({ pages, origin, mediaBase: '/', isSeatFirst: false, allowsUnpaidBookings: false })
/** Every aliased page somewhere else, with its parameters. */
const renamed = Object.fromEntries(
  Object.entries(defaultPages).map(([page, pattern]) => [
    page,
    pattern === '/' ? '/' : `/x-${page.toLowerCase()}${pattern.slice(pattern.indexOf('/', 1))}`,
  ]),
)
const filled = (pattern: string) => pattern.replace(/:(\w+)/g, 'one')

/** Addresses of the specification's patterns that the content system does not name. */
const fixed = [
  '/search/?q=one',
  '/food-and-drink/',
  '/gift-shop/',
  '/gift-shop/basket/',
  '/gift-shop/orders/1/confirmation/',
  '/completed-order/?orderId=1',
  '/counter/',
  '/sign-up/photo/',
  '/go/seat/1001/4/K12/',
  '/go/table/1001/bar-3/',
  '/journeys/1/',
  '/journeys/by-reference/ABC/',
  '/order/customer-details/',
  '/order/payment/',
  '/order/payment/standalone/',
  '/order/sites/1001/food-and-drink/',
  '/order/showtimes/1/booking-mode/',
  '/order/showtimes/1/food-and-drink/',
  '/order/showtimes/1/seats/',
  '/order/showtimes/1/tickets/',
  '/member/payment-cards/',
  '/member/payment-cards/add-payment-card/',
  '/member/payment-cards/update-subscription-payment-card/',
  '/member/subscriptions/',
  '/subscription/',
  '/subscription/payment/',
  '/subscription/member-details/',
  '/subscription/member-photo/',
  '/subscription/member-sign-in/',
  '/subscription/reactivate/',
]

describe.each([
  ['the usual map of aliases', {}, defaultPages as Record<string, string>],
  ['every alias renamed', renamed, renamed],
])('the table of routes with %s', (_, pages, patterns) => {
  const routes = routesWith(pages)
  const table = createRouteTable(routes)
  const match = (path: string) => matchPage(table, new URL(path, origin))

  it('has a page for every pattern', () => {
    const aliased = Object.entries(patterns).filter(([page]) => page !== 'ErrorNotFound')
    for (const path of [...aliased.map(([, pattern]) => filled(pattern)), ...fixed])
      expect([path, match(path).route.id]).not.toEqual([path, 'content'])
  })

  it.each([
    ['Home', 'home'],
    ['Films', 'films'],
    ['FilmDetails', 'film'],
    ['Events', 'events'],
    ['EventDetails', 'event'],
    ['Cinemas', 'sites'],
    ['Cinema', 'site'],
    ['FindOrder', 'find-order'],
    ['SignIn', 'sign-in'],
    ['PasswordReset', 'password-reset'],
    ['SignUp', 'sign-up'],
    ['MemberUpdateDetails', 'member-update-details'],
    ['MemberOverview', 'member-overview'],
  ] as const)('shows what its folder holds at the address of %s: %s', async (page, folder) => {
    const { route } = match(filled(patterns[page] ?? ''))
    const { page: own } = (await import(`../../pages/${folder}/page.ts`)) as { page: PageModule }
    const shown = await loadPageModule(route)
    // A page for members only is shown behind its guard.
    if (own.isMemberOnly) expect(shown.isMemberOnly).toBe(true)
    else expect(shown).toBe(own)
    // The source by which the server finds the page's files to preload.
    expect(route.source).toBe(`src/pages/${folder}/page.ts`)
  })

  it('has the page of a reset’s code behind the page that it is asked for on', () => {
    const path = routes.page('PasswordReset')
    for (const below of ['', 'code/', 'code/again/'])
      expect(match(path + below).route.id).toBe('password-reset')
    expect(match(`${path}ABCD1234/`).page.params).toEqual({ '*': 'ABCD1234/' })
  })

  it.each([
    ...fixed.filter((path) =>
      /^\/(order|subscription|food-and-drink|gift-shop|completed-order|counter)\//.test(path),
    ),
    routes.getPattern('SignIn'),
    routes.getPattern('PasswordReset'),
    routes.getPattern('SignUp'),
  ])('has %s without navigation', (path) => {
    const { route } = match(path)
    expect(route.layout).not.toBe('browsing')
  })

  it.each([
    ...(['Home', 'Films', 'Events', 'Cinemas'] as const).map((page) => routes.getPattern(page)),
    '/search/',
    '/about/',
  ])('has %s with it', (path) => {
    expect(match(path).route.layout).toBe('browsing')
  })

  it.each([
    ['MemberOverview', 'member-overview'],
    ['MemberBookingsAndTransactions', 'member-bookings'],
    ['MemberWatchlist', 'member-film-watchlist'],
    ['MemberRewardsAndOffers', 'member-rewards'],
    ['MemberRechargePoints', 'member-recharge-points'],
  ] as const)('asks for a sign-in at the address of %s', async (alias, folder) => {
    const { route } = match(routes.page(alias))
    expect(route).toMatchObject({ id: folder, layout: 'member' })
    expect(await loadPageModule(route)).toHaveProperty('isMemberOnly', true)
  })

  it.each(['/member/account/', '/member/payment-cards/', '/member/subscriptions/'])(
    'asks for a sign-in at %s',
    async (path) => {
      expect(await loadPageModule(match(path).route)).toHaveProperty('isMemberOnly', true)
    },
  )

  it.each(['SignIn', 'SignUp', 'PasswordReset'] as const)('asks for none at that of %s', async (alias) => {
    expect(await loadPageModule(match(routes.page(alias)).route)).not.toHaveProperty('isMemberOnly')
  })

  it('leaves every other address to the content system', () => {
    for (const path of ['/about/', '/help/tickets/', '/404/', '/journeys/1/2/', '/go/table/1001/'])
      expect(match(path).route.id).toBe('content')
  })

  it.each([
    ['/my-account/', undefined],
    ['elsewhere/', 'member'],
  ])('leads %s to the first page of the member’s part', async (path, below) => {
    const overview = routes.page('MemberOverview')
    const { route, page } = match(below ? `${overview}${path}` : path)
    const { load } = await loadPageModule(route)
    expect(await load?.({ routes } as Stores, page)).toEqual({ redirect: overview })
  })
})
