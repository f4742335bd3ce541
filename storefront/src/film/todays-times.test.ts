import type { Showtime } from '@foyer/contract/wire/showtimes'
import { getBookableTimes } from './todays-times.ts'

const at = (id: string, time: string, filmId = 'salt', isSoldOut = false): Showtime => ({
  id,
  schedule: {
    businessDate: '2026-03-13',
    startsAt: `2026-03-13T${time}:00+00:00`,
    endsAt: `2026-03-13T${time}:00+00:00`,
    filmStartsAt: `2026-03-13T${time}:00+00:00`,
    filmEndsAt: `2026-03-13T${time}:00+00:00`,
  },
  isSoldOut,
  seatLayoutId: null,
  filmId,
  siteId: '1001',
  screenId: '1',
  areaCategories: [],
  attributeIds: [],
  isAllocatedSeating: true,
  requires3dGlasses: false,
  eventId: null,
  restrictions: [],
})

it('offers on a card what can still be booked, once for each time, earliest first', () => {
  const showtimes = [
    at('late', '20:00'),
    at('other film', '17:00', 'ninth'),
    at('past', '11:00'),
    at('gone', '18:00', 'salt', true),
    at('soon', '16:00'),
    at('twin', '20:00'),
  ]
  const now = Date.parse('2026-03-13T12:00:00Z')
  expect(getBookableTimes(showtimes, 'salt', now).map(({ id }) => id)).toEqual(['soon', 'late'])
})
