import { answered } from './order-stores.ts'

const words = (text: string) => ({ text, translations: [] })
/** The answer to showing `s1`, at seven in the evening in a cinema with one screen. */
export const showtime = (change = {}) =>
  answered({
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
      films: [{ id: 'f1', title: words('The Last Ferry') }],
      sites: [{ id: '1001', name: words('Halcyon Docklands') }],
      screens: [{ id: 'r1', name: words('Screen 1') }],
      censorRatings: [],
      attributes: [],
      areaCategories: [],
      genres: [],
    },
  })
