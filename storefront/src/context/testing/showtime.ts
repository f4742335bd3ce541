import type { ShowtimeDetail } from '../../stores/orders/showtime-detail.ts'
import { answerWith } from './order-stores.ts'

const createText = (text: string) => ({ text, translations: [] })
/** The answer to showtime `s1`, at seven in the evening in a cinema with one screen. */
export const showtime = (change = {}) =>
  answerWith({
    showtime: {
      id: 's1',
      filmId: 'f1',
      siteId: '1001',
      screenId: 'r1',
      attributeIds: [],
      schedule: {
        businessDate: '2026-11-21',
        startsAt: '2026-11-21T19:00:00+00:00',
        filmEndsAt: '2026-11-21T21:00:00+00:00',
      },
      isSoldOut: false,
      isAllocatedSeating: true,
      areaCategories: [],
      ...change,
    },
    relatedData: {
      films: [{ id: 'f1', title: createText('The Last Ferry') }],
      sites: [{ id: '1001', name: createText('Halcyon Docklands') }],
      screens: [{ id: 'r1', name: createText('Screen 1') }],
      censorRatings: [],
      attributes: [],
      areaCategories: [],
      genres: [],
    },
  })

/** Showtime `s1` as its pages have it, in a room where everybody sits where they like. */
export const createShowtimeDetail = (change: object = {}) =>
  ({
    showtime: {
      id: 's1',
      filmId: 'f1',
      siteId: '1001',
      attributeIds: [],
      schedule: {
        businessDate: '2026-11-21',
        startsAt: '2026-11-21T19:00:00+00:00',
        filmEndsAt: '2026-11-21T21:00:00+00:00',
      },
      isSoldOut: false,
      isAllocatedSeating: false,
      areaCategories: [],
      ...change,
    },
    film: { id: 'f1', title: createText('The Last Ferry'), genreIds: [] },
    site: { id: '1001', name: createText('Halcyon Docklands') },
    screen: { id: 'r1', name: createText('The Lounge') },
    censorRating: undefined,
    attributes: [],
    areaCategories: [],
    filmRelated: { genres: [] },
  }) as unknown as ShowtimeDetail
