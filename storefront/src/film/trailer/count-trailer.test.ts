import { getConsentStore } from '../../stores/visitor/consent.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { success } from '../../cache/result.ts'
import { countTrailer } from './count-trailer.ts'

const src = 'https://cdn.example/media/trailers/louder.mp4'
const head = jest.spyOn(globalThis, 'fetch')
beforeEach(() => head.mockReset().mockImplementation(async () => new Response(null, { status: 200 })))
afterAll(() => head.mockRestore())

function createPage() {
  const get = jest.fn(async () => success({ filmId: 'HO1', isRecorded: true }) as never)
  const warn = jest.fn()
  const { stores } = createTestStores({}, { content: { get }, logger: { warn, error: jest.fn() } })
  return { stores, get, warn }
}

it('counts a trailer by consent alone', async () => {
  const { stores, get } = createPage()
  await countTrailer(stores, 'HO1', src)
  getConsentStore(stores).answer('Declined')
  await countTrailer(stores, 'HO1', src)
  expect(get).not.toHaveBeenCalled()
  expect(head).not.toHaveBeenCalled()
  getConsentStore(stores).answer('Accepted')
  await countTrailer(stores, 'HO1', src)
  expect(get).toHaveBeenCalledWith('trailerWatched', { params: { filmId: 'HO1' } })
})

it('counts none that the content network does not have, and says so in the log', async () => {
  const { stores, get, warn } = createPage()
  getConsentStore(stores).answer('Accepted')
  head.mockImplementation(async () => new Response(null, { status: 404 }))
  await countTrailer(stores, 'HO1', src)
  expect(head.mock.calls[0]?.[0]).toBe(src)
  expect(get).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledWith('The trailer of film HO1 is not on the content network')
})

it('counts one that the content network does not speak of', async () => {
  const { stores, get } = createPage()
  getConsentStore(stores).answer('Accepted')
  head.mockRejectedValue(new TypeError('Failed to fetch'))
  await countTrailer(stores, 'HO1', src)
  expect(get).toHaveBeenCalledTimes(1)
})
