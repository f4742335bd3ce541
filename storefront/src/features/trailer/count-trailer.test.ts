import { consentOf } from '../../app/consent.ts'
import { orderStores } from '../../app/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
import { countTrailer } from './count-trailer.ts'

it('counts a trailer by consent alone', () => {
  const get = jest.fn(async () => success({ filmId: 'HO1', isRecorded: true }) as never)
  const { stores } = orderStores({}, { content: { get } })
  countTrailer(stores, 'HO1')
  consentOf(stores).answer('Declined')
  countTrailer(stores, 'HO1')
  expect(get).not.toHaveBeenCalled()
  consentOf(stores).answer('Accepted')
  countTrailer(stores, 'HO1')
  expect(get).toHaveBeenCalledWith('trailerWatched', { params: { filmId: 'HO1' } })
})
