/** What stories and their screenshots are made of: the product's own artwork, fictional people and places. */
import type { HeroSlide } from '../src/films/hero-carousel/index.ts'
import type { PictureSource } from '../src/foundations/picture/index.ts'
import type { ShowtimeCinema } from '../src/films/showtime-list/index.ts'

const art = (slug: string, kind: string, focalPoint?: { x: number; y: number }): PictureSource => ({
  url: `/art/films.${slug}.${kind}.webp`,
  resizable: false,
  focalPoint,
})

export const getPoster = (slug: string) => art(slug, 'poster')
export const getBackdrop = (slug: string, x = 0.8, y = 0.45) => art(slug, 'backdrop', { x, y })
export const getTitleArt = (slug: string, ratio: number) => ({ source: art(slug, 'title'), ratio })

/** A drawing of food, drink or a gift card, beside this file. */
export const getGoodsPicture = (slug: string): PictureSource => ({
  url: `/goods/${slug}.svg`,
  resizable: false,
})

/** "The Quiet Tenant" of `the-quiet-tenant`. */
export const toTitle = (slug: string) =>
  slug
    .split('-')
    .map((part) =>
      part === 'apothecarys' ? 'Apothecary’s' : `${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    )
    .join(' ')

export const logo = {
  light: '/brand/logos/logo-on-light.svg',
  dark: '/brand/logos/logo-on-dark.svg',
  label: 'Halcyon Cinemas',
  href: '/',
}

export const navigation = [
  { id: 'films', label: 'Films', href: '/films/', current: true },
  { id: 'cinemas', label: 'Cinemas', href: '/sites/' },
  { id: 'ways', label: 'Ways to watch', href: '/ways-to-watch/' },
  { id: 'offers', label: 'Offers', href: '/offers/' },
  { id: 'gifts', label: 'Gift cards', href: '/gift-cards/' },
]

export const slides: HeroSlide[] = [
  {
    id: 'ninth-floor',
    title: 'Ninth Floor',
    eyebrow: 'Now showing',
    tagline: 'Somebody never checked out.',
    rating: { label: '15', description: 'Nobody younger than 15' },
    details: ['1h 58m', 'Thriller', 'Elias Fontein'],
    tone: { ground: '#07111a', on: '#f4ead9', accent: '#ff6a46' },
    backdrop: getBackdrop('ninth-floor', 0.86, 0.46),
    titleTreatment: getTitleArt('ninth-floor', 1.2),
    primaryAction: { label: 'Book Ninth Floor', href: '/films/ninth-floor/' },
    secondaryAction: { label: 'Trailer, 1:52', onPress: () => undefined },
  },
  {
    id: 'the-salt-road',
    title: 'The Salt Road',
    eyebrow: 'Opens Friday',
    tagline: 'Six left. The desert counted them too.',
    rating: { label: '12A' },
    details: ['2h 11m', 'Adventure', 'Ines Okafor'],
    tone: { ground: '#120f2e', on: '#f7e6c8', accent: '#f0603c' },
    backdrop: getBackdrop('the-salt-road', 0.7, 0.5),
    primaryAction: { label: 'Book The Salt Road', href: '/films/the-salt-road/' },
  },
  {
    id: 'louder',
    title: 'Louder',
    details: ['1h 44m', 'Music'],
    tone: { ground: '#17120a', on: '#fff3c4', accent: '#f7c52b' },
    backdrop: getBackdrop('louder'),
    primaryAction: { label: 'Book Louder', href: '/films/louder/' },
  },
]

export const pictureSlide: HeroSlide = {
  type: 'image',
  id: 'docklands',
  title: 'Visit Docklands',
  tone: { ground: '#0b0f17', on: '#f2f0ea', accent: '#a6aebd' },
  picture: { url: '/art/cinemas.1001-night.webp', resizable: false, focalPoint: { x: 0.72, y: 0.5 } },
  alt: 'The front of Halcyon Docklands after dark',
  link: { label: 'Visit Docklands', href: '/sites/docklands/' },
}

const labels = { few: 'Few left', soldOut: 'Sold out', started: 'Started' }
type Entry = ShowtimeCinema['groups'][number]['showtimes'][number]
const time = (value: string, screen: string, extra: Partial<Entry> = {}): Entry => ({
  id: value,
  time: value,
  screen,
  href: `/order/showtimes/${value.replace(':', '')}/tickets/`,
  labels,
  ...extra,
})
const vast = { kind: 'hero' as const, icon: 'vast' }
const recliner = { kind: 'promoted' as const, icon: 'recliner' }

export const cinemas: ShowtimeCinema[] = [
  {
    id: '1001',
    name: 'Halcyon Docklands',
    href: '/sites/docklands/1001/',
    lines: ['14 Wharf Street, Portmere · 0.8 miles', '9 screens · parking · step-free'],
    groups: [
      {
        id: 'vast',
        label: 'Vast',
        note: '22 m curved laser screen',
        icon: 'vast',
        showtimes: [
          time('16:10', 'Screen 1', { attribute: vast }),
          time('19:30', 'Screen 1', { attribute: vast, state: 'few' }),
          time('22:40', 'Screen 1', { attribute: vast }),
        ],
      },
      {
        id: 'recliner',
        label: 'Recliner',
        note: 'Powered seat and table',
        icon: 'recliner',
        showtimes: [
          time('15:20', 'Screen 5', { attribute: recliner }),
          time('18:15', 'Screen 5', { attribute: recliner, state: 'few' }),
        ],
      },
      {
        id: '2d',
        label: '2D',
        note: 'Standard screens',
        icon: 'film',
        showtimes: [
          time('11:40', 'Screen 6'),
          time('12:55', 'Screen 3'),
          time('14:05', 'Screen 8'),
          time('17:00', 'Screen 2', { state: 'few' }),
          time('18:40', 'Screen 6'),
          time('19:50', 'Screen 4', { state: 'soldOut' }),
          time('20:25', 'Screen 8'),
        ],
      },
    ],
  },
  {
    id: '1002',
    name: 'Halcyon Exchange',
    lines: ['Corn Exchange, Portmere · 1.4 miles', '6 screens · bar until midnight'],
    groups: [
      {
        id: 'subtitled',
        label: 'Subtitled',
        note: 'English captions on screen',
        icon: 'subtitled',
        showtimes: [time('18:30', 'Screen 4')],
      },
      {
        id: 'baby',
        label: 'Bring a baby',
        note: 'Low light, under-twos free',
        icon: 'baby',
        showtimes: [time('11:00', 'Screen 2', { state: 'few' })],
      },
    ],
  },
]

const dayNames = ['Today', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon']
export const days = dayNames.map((weekday, index) => {
  const day = 12 + index
  const closed = day === 17 || day === 22
  return {
    date: `2026-03-${day}`,
    weekday,
    day: String(day),
    month: 'Mar',
    label: `${weekday} ${day} March`,
    href: `?date=2026-03-${day}`,
    current: index === 1,
    disabled: closed,
    ...(closed ? { disabledText: 'No films' } : {}),
  }
})

export const summary = {
  label: 'Your order',
  film: {
    title: 'Ninth Floor',
    poster: getPoster('ninth-floor'),
    rating: { label: '15' },
    runtime: '2 h 04',
    lines: ['Sat 21 Mar, 19:40', 'Screen 4', 'Halcyon Northgate'],
  },
  groups: [
    {
      id: 'tickets',
      title: 'Row H, seats 10 to 12',
      lines: [
        { id: 'adult', label: '2 × Adult', amount: '£27.00' },
        { id: 'student', label: '1 × Student', amount: '£10.50' },
        { id: 'fee', label: 'Booking fee, 3 × £0.80', amount: '£2.40', tone: 'muted' as const },
      ],
    },
    {
      id: 'off',
      lines: [{ id: 'gift', label: 'Gift card ending 4417', amount: '−£10.00', tone: 'discount' as const }],
    },
  ],
  total: { label: 'Total, fees included', amount: '£29.90' },
  note: 'We hold your seats for ten minutes once you have picked them.',
  phone: { count: '3 tickets', openLabel: 'Show your order', closeLabel: 'Close', title: 'Your order' },
}

/** A cinema's front, by day and by night. */
export const getFront = (name: string, x = 0.72): PictureSource => ({
  url: `/art/cinemas.${name}-day.webp`,
  resizable: false,
  focalPoint: { x, y: 0.5 },
  night: { url: `/art/cinemas.${name}-night.webp`, resizable: false },
})

/** A cinema from inside. */
export const interiors = [
  ['auditorium', 'The auditorium, from the last row'],
  ['foyer', 'The bar in the foyer'],
  ['seat', 'Two recliners, with a table between them'],
].map(([id = '', alt = '']) => ({
  id,
  alt,
  source: { url: `/art/scenes.city-${id}.webp`, resizable: false },
}))

const seasonArt = (name: string, drawing: string): PictureSource => ({
  url: `/art/events.${name}.${drawing}.webp`,
  resizable: false,
})

/** A season with its colours, its picture and its lettering. */
export const seasons = {
  lightsOut: {
    title: 'Lights Out',
    tone: { ground: '#06090f', on: '#ffe2a3', accent: '#ffb224' },
    picture: { ...seasonArt('lights-out', 'picture'), focalPoint: { x: 0.57, y: 0.42 } },
    lettering: {
      source: seasonArt('lights-out', 'title'),
      ratio: 1.338,
      place: { x: 0.05, y: 0.16, width: 0.3, height: 0.42 },
    },
  },
  coldWater: {
    title: 'Cold water',
    tone: { ground: '#f1e6cf', on: '#241c1a', accent: '#1f4152' },
    picture: { ...seasonArt('cold-water', 'picture'), focalPoint: { x: 0.5, y: 0.55 } },
    lettering: {
      source: seasonArt('cold-water', 'title'),
      ratio: 1.489,
      place: null,
      onPage: {
        light: seasonArt('cold-water', 'title-on-light'),
        dark: seasonArt('cold-water', 'title-on-dark'),
      },
    },
  },
}
