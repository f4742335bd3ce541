import { findShopPage } from './shop-addresses.ts'

it.each([
  ['/', undefined, 'the page Home (/)'],
  ['/films/', undefined, 'the page Films (/films/)'],
  ['/films/a/b/', undefined, 'the page FilmDetails (/films/:filmName/:filmId/)'],
  ['/films/in/may/2026/', undefined, 'the page FilmDetails (/films/:filmName/:filmId/)'],
  ['/sites/1001/', undefined, 'the page Cinema (/sites/:siteName/:siteId/)'],
  ['/member/anything/', undefined, 'the page MemberOverview (/member/)'],
  ['/what-is-on/', { Films: '/what-is-on/' }, 'the page Films (/what-is-on/)'],
  ['/search/', undefined, 'a page of the shop itself (/search/)'],
  ['/gift-shop/', undefined, 'a page of the shop itself (/gift-shop/)'],
  ['/order/showtimes/7/seats/', undefined, 'a page of the shop itself (/order/showtimes/:showtimeId/seats/)'],
  ['/my-account/', undefined, 'a page of the shop itself (/my-account/)'],
])('%s is taken where the pages stand at %j', (path, pages, taker) => {
  expect(findShopPage(path, pages)).toBe(taker)
})

it.each([
  ['/club/terms/', undefined],
  ['/sites/parking/', undefined],
  ['/films/offers/today/all/', undefined],
  ['/films/', { Films: '/what-is-on/' }],
  ['/nowhere/2026/', { FilmDetails: '/:filmId/' }],
])('%s is free where the pages stand at %j', (path, pages) => {
  expect(findShopPage(path, pages)).toBeUndefined()
})
