import { Axios } from 'axios'
import { createBrowserContentClient } from './browser-content-client.ts'

it('asks three times more where the content system does not answer', async () => {
  jest.useFakeTimers()
  const get = jest.spyOn(Axios.prototype, 'get').mockResolvedValue({ status: 503, data: '' })
  try {
    const answer = createBrowserContentClient().get('antiforgery', {})
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'http', status: 503 } })
    expect(get).toHaveBeenCalledTimes(4)
  } finally {
    get.mockRestore()
    jest.useRealTimers()
  }
})
