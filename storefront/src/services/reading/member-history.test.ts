import { readAnswer } from './answers.ts'

/** What a call's answer is read as. */
function read(operation: Parameters<typeof readAnswer>[0], body: unknown) {
  const answer = readAnswer(operation, body)
  return answer.ok ? (answer.body as Record<string, never>) : answer.field
}
const price = { valueIncludingTax: 12 }

it('reads visits of a server that says little of them', () => {
  const order = { id: 17, totalPrice: price, showtimes: null, items: null }
  expect(
    read('getPastJourneys', { journeys: [{ id: 'j1', orders: [order, { id: 'o2' }, null] }, {}] }),
  ).toEqual({
    journeys: [
      {
        id: 'j1',
        // Without a sum nobody knows what it cost.
        orders: [expect.objectContaining({ id: '17', type: 'Standard', showtimes: [], items: [] })],
      },
    ],
    nextPageCursor: null,
  })
  expect(read('getCurrentJourneys', { journeys: null })).toBe('journeys')
})

it('reads transactions of a server that says little of them', () => {
  const sent = {
    id: 't1',
    createdAt: '2026-03-17T10:00:00Z',
    type: 'Unheard',
    payments: [{ type: 'Cheque' }],
  }
  expect(
    read('getMemberTransactions', { transactions: [sent, { id: 't2' }], years: [], totals: {} }),
  ).toEqual({
    transactions: [
      {
        ...{ id: 't1', createdAt: '2026-03-17T10:00:00Z', type: 'Purchase', orderId: null, siteId: null },
        ...{ value: null, units: null, filmIds: [], ticketCount: 0, items: [], payments: [] },
        reason: null,
      },
    ],
    nextPageCursor: null,
    relatedData: { films: [], sites: [], items: [] },
  })
})

it('reads the films that the public interface names, without our extensions', () => {
  const film = { filmId: 'f1', watchCount: 2, lastWatchedAt: '2026-03-17T10:00:00Z' }
  expect(
    read('getWatchedFilms', { films: [film, film, { filmId: 'f2' }], showtimes: 'none', relatedData: null }),
  ).toEqual({ films: [film], relatedData: { films: [], genres: [], sites: [], screens: [] } })
})
