import type { Film, FilmEvent } from '@foyer/contract/wire/films'
import { render, screen, within } from '@testing-library/react'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { Application } from '../../app/Application.tsx'
import { PageContextContext } from '../../context/contexts.ts'
import { getEventShowtimesStore } from '../../stores/films/event-showtimes.ts'
import { answerWith, createTestStores, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { EventShowtimes } from './EventShowtimes.tsx'

const createText = (text: string) => ({ text, translations: [] })
const event = { id: 'EV1', name: createText('Late Lights'), siteIds: ['1001'] } as unknown as FilmEvent
const films = [
  { id: 'HO1', title: createText('Louder') },
  { id: 'HO2', title: createText('The Salt Road') },
] as unknown as Film[]
const showtime = (id: string, filmId: string, siteId: string, date: string, time: string) => ({
  id,
  filmId,
  siteId,
  screenId: 'S1',
  schedule: { businessDate: date, startsAt: `${date}T${time}:00+00:00` },
  isSoldOut: false,
  isAllocatedSeating: true,
  attributeIds: [],
})
const related = { screens: [{ id: 'S1', name: createText('Screen 1') }], attributes: [] }
const times = [
  showtime('a', 'HO2', '1001', '2026-11-21', '20:15'),
  showtime('b', 'HO1', '1001', '2026-11-21', '18:00'),
  showtime('c', 'HO1', '1001', '2026-11-21', '09:00'),
  showtime('d', 'HO1', '1002', '2026-11-22', '17:30'),
]

async function show(script: Script, query = '') {
  const { stores } = createTestStores(script)
  stores.today.tick()
  const url = new URL(`https://halcyon.example/events/late-lights/EV1/${query}`)
  const requested = url.searchParams.get('date')
  await getEventShowtimesStore(stores).day({ eventId: 'EV1', siteIds: [], requested }).ensure()
  return render(
    <TestRouter>
      <Application stores={stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/events/:eventName/:eventId/' }}>
          <EventShowtimes event={event} films={films} />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
}
const event1 = (showtimes: unknown[]): Script => ({
  getEventShowtimes: () => answerWith({ eventId: 'EV1', showtimes, relatedData: related }),
})

describe('the times of an event', () => {
  it('stand by cinema and film, without those that have begun', async () => {
    await show(event1(times))
    const cinema = screen.getByRole('region', { name: '1001' })
    const links = within(cinema).getAllByRole('link', { name: /Screen 1/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/order/showtimes/b/tickets/',
      '/order/showtimes/a/tickets/',
    ])
    expect(within(cinema).getByText('The Salt Road')).toBeVisible()
    expect(screen.queryByRole('region', { name: '1002' })).toBeNull()
  })

  it('are those of the day that the address asks for', async () => {
    await show(event1(times), '?date=2026-11-22')
    expect(screen.getByRole('region', { name: '1002' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '1001' })).toBeNull()
  })

  it('lead on from a day whose last showing has begun', async () => {
    await show(event1([times[2], times[3]]), '?date=2026-11-21')
    expect(screen.getByRole('link', { name: /^Next:/ })).toHaveAttribute(
      'href',
      '/events/late-lights/EV1/?date=2026-11-22',
    )
    expect(screen.getByRole('link', { name: 'Saturday 21 November, No films' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sunday 22 November' })).toBeVisible()
  })

  it('of a film that the event does not name are no times of it: the day is empty, and no other is offered', async () => {
    await show(event1([showtime('x', 'HO9', '1001', '2026-11-21', '20:00')]))
    expect(screen.getByRole('link', { name: 'Saturday 21 November, No films' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    expect(screen.queryByRole('link', { name: /Screen/ })).toBeNull()
  })

  it('are not there yet where nothing is on sale', async () => {
    await show(event1([]))
    expect(screen.getByRole('heading', { name: 'No times yet' })).toBeVisible()
  })

  it('say that they did not load, and offer to try again', async () => {
    await show({ getEventShowtimes: unreachable })
    expect(screen.getByText('Times did not load')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
