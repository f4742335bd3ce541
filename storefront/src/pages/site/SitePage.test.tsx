import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { createBareFilm, createAvailability } from '../../context/testing/film-data.ts'
import {
  answerWith,
  createTestStores,
  refuseFor,
  unreachable,
  type Script,
} from '../../context/testing/order-stores.ts'
import { createStructuredData } from '../../features/structured-data/structured-data.ts'
import type { Thing } from '../../features/structured-data/thing.ts'
import { page as sitePage } from './page.ts'

const translated = (text: string) => ({ text, translations: [] })
const date = '2026-11-21'
const site = {
  id: '1001',
  name: translated('Pier Head'),
  location: null,
  contactDetails: { phoneNumbers: [], email: null, address: { line1: '1 Pier Lane', city: 'Portmere' } },
  ianaTimeZoneName: 'Europe/London',
}
const createShowtime = (filmId: string, startsAt: string) => ({
  id: `1001-${filmId}`,
  filmId,
  siteId: '1001',
  screenId: 's1',
  schedule: { businessDate: date, startsAt, endsAt: startsAt },
  isSoldOut: false,
  isAllocatedSeating: true,
  areaCategories: [],
  attributeIds: [],
})
const nothing = { genres: [], censorRatings: [], castAndCrew: [], events: [] }

const script: Script = {
  getSites: () => answerWith({ sites: [site] }),
  getFilmScreeningDates: () =>
    answerWith({
      filmScreeningDates: [
        {
          businessDate: date,
          filmScreenings: ['HO1', 'HO2'].map((filmId) => ({
            filmId,
            sites: [{ siteId: '1001', showtimeAttributeIds: [] }],
          })),
        },
      ],
    }),
  getShowtimesByBusinessDate: () =>
    answerWith({
      businessDate: date,
      showtimes: [createShowtime('HO1', `${date}T18:00:00Z`), createShowtime('HO2', `${date}T20:00:00Z`)],
      relatedData: { screens: [{ id: 's1', name: translated('Screen 1') }], attributes: [] },
    }),
  getSiteFilms: () =>
    answerWith({
      films: [createBareFilm('HO1', 'Odd Sock'), createBareFilm('HO2', 'Slow Ferry')],
      relatedData: nothing,
    }),
  getSiteFilmsAvailability: () =>
    answerWith({
      filmAvailabilities: [
        createAvailability('HO1', 'NowShowing'),
        createAvailability('HO2', 'AdvanceBooking'),
      ],
      relatedData: { attributes: [] },
    }),
}

/** What the page says to machines. */
let structuredData: { '@graph': Thing[] }

async function show(change: Script = {}) {
  const { stores, getCalls } = createTestStores({ ...script, ...change })
  stores.today.tick()
  const page = {
    params: { siteId: '1001' },
    pattern: '/sites/:siteName/:siteId/',
    url: new URL('https://halcyon.example/sites/pier-head/1001/'),
  }
  await sitePage.load?.(stores, page)
  structuredData = createStructuredData('site', stores, page) as typeof structuredData
  render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={page}>
          <sitePage.Page />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  return { getCalls, status: sitePage.status?.(stores, page) }
}

const row = (title: string) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('article, li, section, div')
  if (!(found instanceof HTMLElement)) throw new Error(`There is no row of ${title}`)
  return within(found)
}

test('a cinema shows its own films of the day, and which of them can be booked ahead there', async () => {
  const { getCalls } = await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Pier Head' })).toBeVisible()
  expect(row('Odd Sock').getByRole('link', { name: 'Odd Sock' })).toHaveAttribute(
    'href',
    `/films/odd-sock/HO1/?date=${date}&cinema=1001`,
  )
  expect(screen.getAllByText('Book ahead')).toHaveLength(1)
  for (const [operation, count] of [
    ['getSiteFilms', 1],
    ['getSiteFilmsAvailability', 1],
    ['getFilms', 0],
    ['getFilmsAvailability', 0],
  ] as const)
    expect(getCalls(operation)).toHaveLength(count)
})

test('its films that did not come are said not to have, and may be asked for again', async () => {
  let isUp = false
  const { getCalls } = await show({
    getSiteFilms: () => (isUp ? (script.getSiteFilms?.() ?? unreachable()) : unreachable()),
  })
  expect(screen.queryByRole('heading', { level: 3, name: 'Odd Sock' })).toBeNull()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Odd Sock' })).toBeVisible()
  expect(getCalls('getSiteFilms')).toHaveLength(2)
})

test('without word of what can be booked the films are shown all the same', async () => {
  await show({ getSiteFilmsAvailability: unreachable })
  expect(screen.getByRole('heading', { level: 3, name: 'Slow Ferry' })).toBeVisible()
  expect(screen.queryByText('Book ahead')).toBeNull()
})

test('says where it stands, in the words that it tells machines, with a way to the pages above', async () => {
  await show()
  const way = within(screen.getByRole('navigation', { name: 'Where you are' }))
  const steps = way.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual(['Halcyon Cinemas', 'Our cinemas', 'Pier Head'])
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/sites/'])
  expect(structuredData['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: steps.map((name) => ({ name })),
  })
})

/** What the page says under a term over its programme. */
const getDetail = (term: string) => {
  const terms = screen.getAllByRole('term').filter(({ textContent }) => textContent === term)
  return terms[0]?.parentElement?.textContent?.slice(term.length)
}

test('says over its programme where it is and how to call it, and nothing of what nobody has written', async () => {
  const contactDetails = {
    ...site.contactDetails,
    phoneNumbers: [{ type: 'Main', number: '01632 960101' }],
    address: { line1: '1 Pier Lane', line2: 'The Quay', city: 'Portmere', postalCode: 'PM1 1AA' },
  }
  await show({ getSites: () => answerWith({ sites: [{ ...site, contactDetails }] }) })
  expect(getDetail('Address')).toBe('1 Pier Lane, The QuayPortmere, PM1 1AA')
  expect(getDetail('Call')).toBe('01632 960101')
  const [call] = screen.getAllByRole('link', { name: '01632 960101' })
  expect(call).toHaveAttribute('href', 'tel:01632960101')
  expect(getDetail('Open today')).toBeUndefined()
  expect(getDetail('At this cinema')).toBeUndefined()
  // What is on comes before what there is to know besides.
  const [programme, visit] = ['What’s on at Pier Head', 'Your visit'].map((name) =>
    screen.getByRole('heading', { level: 2, name }),
  )
  expect(visit && programme?.compareDocumentPosition(visit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('of a cinema of which there is nothing to know no empty part is shown', async () => {
  await show()
  expect(screen.queryByRole('heading', { name: 'Your visit' })).toBeNull()
  expect(getDetail('Call')).toBeUndefined()
})

test.each([
  [
    'is not found where the list of cinemas does not have it',
    { getSites: () => answerWith({ sites: [] }) },
    404,
  ],
  [
    'is not found where the list did not come and its own call says so',
    { getSites: unreachable, getSite: () => refuseFor('site-not-found') },
    404,
  ],
  ['has failed where neither came', { getSites: unreachable, getSite: unreachable }, 503],
] as const)('a cinema %s', async (_, change, expected) => {
  const { status } = await show(change)
  expect(status).toBe(expected)
  expect(screen.queryAllByText('None of our cinemas stands at this address.')).toHaveLength(
    expected === 404 ? 1 : 0,
  )
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(expected === 404 ? 0 : 1)
})
