import { fetchInitialData, createSharedRenewal } from './initial-data.ts'

describe('the initial data, fetched anew', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  afterAll(() => {
    fetch.mockRestore()
  })

  it('come from the site itself', async () => {
    fetch.mockResolvedValueOnce(new Response(JSON.stringify({ siteTitle: 'Halcyon Cinemas' })))
    expect(await fetchInitialData()).toEqual({ siteTitle: 'Halcyon Cinemas' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/omnia/v1/initialData')
  })

  it('are null when the server does not give them', async () => {
    fetch.mockResolvedValueOnce(new Response('', { status: 503 }))
    expect(await fetchInitialData()).toBeNull()
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await fetchInitialData()).toBeNull()
  })

  it('are given up when nothing answers within half a minute', async () => {
    const aborted = new AbortController()
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(aborted.signal)
    fetch.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('late', 'TimeoutError'))
          })
        }),
    )
    const fetched = fetchInitialData()
    expect(timeout).toHaveBeenCalledWith(30_000)
    aborted.abort()
    expect(await fetched).toBeNull()
    timeout.mockRestore()
  })
})

describe('a renewal of the access', () => {
  it('is one for all calls that are refused at once, and none for a call refused late for the old token', async () => {
    let token = 'first'
    const renew = jest.fn(async () => {
      await Promise.resolve()
      token = 'second'
      return true
    })
    const renewAccess = createSharedRenewal(() => token, renew)
    expect(await Promise.all([renewAccess('first'), renewAccess('first')])).toEqual([true, true])
    expect(await renewAccess('first')).toBe(true)
    expect(renew).toHaveBeenCalledTimes(1)
    expect(await renewAccess('second')).toBe(true)
    expect(renew).toHaveBeenCalledTimes(2)
  })
})
