import type { ResponseOf } from '@foyer/contract/operations'
import { readAnswer } from './answers.ts'

const createText = (text: string) => ({ text, translations: [] })
const period = {
  startsAt: '2026-11-20T06:00:00Z',
  orderBookingModes: ['Paid', 'Later'],
  restriction: 'MemberReward',
  rewardId: 'preview',
}

/** The rules of an answer with these periods of one, as pages have them. */
function readRules(bookingPeriods: unknown) {
  const read = readAnswer('getShowtime', {
    showtime: {
      id: 's1',
      filmId: 'f1',
      siteId: '1001',
      schedule: { startsAt: '2026-11-21T19:00:00+00:00' },
      filmAdvanceBookingRuleId: 'r1',
      restrictions: ['FilmAdvanceBookingRule'],
    },
    relatedData: {
      films: [{ id: 'f1', title: createText('The Last Ferry') }],
      sites: [{ id: '1001', name: createText('Docklands') }],
      filmAdvanceBookingRules: [{ id: 'r1', filmId: 'f1', bookingPeriods }],
    },
  })
  if (!read.ok) throw new Error('the answer is unusable')
  return (read.body as ResponseOf<'getShowtime'>).relatedData.filmAdvanceBookingRules
}

it('S3.1-029: reads the periods of a showtime’s rule of advance booking, with whom each is for', () => {
  expect(readRules([period, { startsAt: '2026-11-22T06:00:00Z' }])).toEqual([
    {
      id: 'r1',
      filmId: 'f1',
      siteId: null,
      bookingPeriods: [
        { ...period, orderBookingModes: ['Paid'] },
        { startsAt: '2026-11-22T06:00:00Z', orderBookingModes: [], restriction: 'None', rewardId: null },
      ],
    },
  ])
})

it.each([undefined, null, 'soon', [7, { startsAt: 'soon' }]])(
  'has a rule without periods where %p is sent for them',
  (sent) => {
    expect(readRules(sent)).toEqual([{ id: 'r1', filmId: 'f1', siteId: null, bookingPeriods: [] }])
  },
)
