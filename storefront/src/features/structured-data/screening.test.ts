import type { Film } from '@foyer/contract/wire/films'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import type { Site } from '@foyer/contract/wire/sites'
import { toScreeningThing } from './screening.ts'
import type { ThingStores } from './thing.ts'

const text = (content: string) => ({ text: content, translations: [] })
const stores = {
  configuration: {
    value: { shared: { localisation: { currency: { code: 'GBP' } } }, tickets: { fewLeftShare: 0.1 } },
  },
  routes: {
    absolute: (path: string) => `https://kite.example${path}`,
    film: ({ id }: { id: string }, query?: Record<string, string>) =>
      `/films/odd-sock/${id}/${query ? `?${String(new URLSearchParams(query))}` : ''}`,
    site: ({ id }: { id: string }) => `/sites/kite-mill/${id}/`,
    media: () => '/media/poster',
  },
  session: { origin: 'https://kite.example' },
  texts: { text: (content: { text: string } | null) => content?.text ?? '' },
} as unknown as ThingStores

const film = {
  id: 'HO1',
  title: text('Odd Sock'),
  shortSynopsis: text('A sock.'),
  synopsis: null,
} as unknown as Film
const site = { id: '2001', name: text('Kite Mill') } as unknown as Site
const showtime = {
  id: '2001-7',
  siteId: '2001',
  schedule: {
    businessDate: '2026-11-23',
    startsAt: '2026-11-23T11:00:00+00:00',
    endsAt: '2026-11-23T12:40:00+00:00',
  },
  isSoldOut: false,
  usualPrice: 8.5,
} as unknown as Showtime

const offers = (more: Partial<Showtime>) =>
  toScreeningThing(stores, { ...showtime, ...more }, film, site).offers as Record<string, unknown>

it('says what is shown where and when, by the things beside it', () => {
  expect(toScreeningThing(stores, showtime, film, site)).toMatchObject({
    '@type': 'ScreeningEvent',
    name: 'Odd Sock',
    startDate: '2026-11-23T11:00:00+00:00',
    workPresented: { '@id': 'https://kite.example/films/odd-sock/HO1/#film' },
    location: { '@id': 'https://kite.example/sites/kite-mill/2001/#cinema' },
  })
})

it('says on which page tickets are to be had, none that search engines may not see, and for how much', () => {
  expect(offers({})).toEqual({
    '@type': 'Offer',
    url: 'https://kite.example/films/odd-sock/HO1/?date=2026-11-23&cinema=2001#showtimes',
    availability: 'https://schema.org/InStock',
    price: 8.5,
    priceCurrency: 'GBP',
  })
})

it('names no price that it was not told', () => {
  const { usualPrice: _, ...unpriced } = showtime
  const offer = toScreeningThing(stores, unpriced, film, site).offers
  expect(offer).not.toHaveProperty('price')
  expect(offer).not.toHaveProperty('priceCurrency')
})

it('says when few places are left, and when none is', () => {
  expect(offers({ occupancy: { availableCount: 3, totalCount: 90 } })).toMatchObject({
    availability: 'https://schema.org/LimitedAvailability',
  })
  expect(offers({ isSoldOut: true })).toMatchObject({ availability: 'https://schema.org/SoldOut' })
})
