import { act, render, screen } from '@testing-library/react'
import { Application } from '../app/Application.tsx'
import { answerWith, createTestStores } from '../context/testing/order-stores.ts'
import { showtime } from '../context/testing/showtime.ts'
import { TestRouter } from '../context/testing/TestRouter.tsx'
import { HoldersFirst } from './HoldersFirst.tsx'
import { ShowtimeGate } from './ShowtimeGate.tsx'

const preview = {
  id: 'h1',
  rewardId: 'preview',
  name: { text: 'A seat at the preview', translations: [] },
  description: null,
}
const createPeriod = (startsAt: string, rewardId: string | null) => ({
  startsAt,
  orderBookingModes: ['Paid'],
  restriction: rewardId === null ? 'None' : 'MemberReward',
  rewardId,
})
const past = '2020-01-01T06:00:00Z'
const future = '2199-01-01T06:00:00Z'

/** The gate of a showtime with a rule of these periods, as it is sent. */
async function open(bookingPeriods: unknown) {
  const { stores, orderStores } = createTestStores({
    getShowtime: () => {
      const answer = showtime()
      if (!answer.ok) return answer
      const { showtime: sent, relatedData } = answer.value.body as {
        showtime: { filmId: string }
        relatedData: object
      }
      const rule = { id: 'r1', filmId: sent.filmId, siteId: null, bookingPeriods }
      return answerWith({
        showtime: {
          ...sent,
          schedule: { businessDate: '2198-12-31', startsAt: '2198-12-31T19:00:00+00:00' },
          filmAdvanceBookingRuleId: 'r1',
          restrictions: ['FilmAdvanceBookingRule'],
        },
        relatedData: { ...relatedData, filmAdvanceBookingRules: [rule] },
      })
    },
  })
  stores.today.tick()
  await orderStores.showtime.ensure('s1')
  render(
    <TestRouter>
      <Application stores={stores}>
        <ShowtimeGate showtimeId="s1" loadingLabel="Loading">
          {(detail) => (
            <>
              <HoldersFirst detail={detail} />
              <p>The step</p>
            </>
          )}
        </ShowtimeGate>
      </Application>
    </TestRouter>,
  )
  return { stores }
}

test('a showtime of a rule that has not begun is not booked, and says from when on', async () => {
  await open([createPeriod(future, null)])
  expect(screen.getByText('Booking is not open yet')).toBeInTheDocument()
  expect(screen.getByText(/can be booked from .*2199|can be booked from .*January/)).toBeInTheDocument()
  expect(screen.queryByText('The step')).toBeNull()
})

test('S6-012: holders of the reward book first; others are told so', async () => {
  const { stores } = await open([createPeriod(past, 'preview'), createPeriod(future, null)])
  expect(stores.memberOpenings.areRewardsWanted).toBe(true)
  expect(screen.getByText('Members with a reward book first')).toBeInTheDocument()
  act(() => stores.memberOpenings.set([preview]))
  expect(screen.queryByText('Members with a reward book first')).toBeNull()
  expect(screen.getByText('The step')).toBeInTheDocument()
})

test.each([
  ['has begun', [createPeriod(past, null)]],
  ['has no periods', []],
])('a showtime of a rule that %s is booked', async (_, periods) => {
  await open(periods)
  expect(screen.getByText('The step')).toBeInTheDocument()
  expect(screen.queryByText('Members with a reward book first')).toBeNull()
})
