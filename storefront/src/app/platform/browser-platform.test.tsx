import { createBrowserPlatform } from './browser-platform.ts'
import { initialData } from '../../context/testing/page-data.ts'

describe('where the visitor is', () => {
  const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>()
  beforeEach(() => {
    getCurrentPosition.mockReset()
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
  })

  it('may be known from the last ten minutes, and is waited for some seconds', async () => {
    getCurrentPosition.mockImplementation((found) => {
      found({ coords: { latitude: 51.1, longitude: -0.2 } } as GeolocationPosition)
    })
    expect(await createBrowserPlatform(initialData, {}, null).locate()).toEqual({
      latitude: 51.1,
      longitude: -0.2,
    })
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 8_000, maximumAge: 10 * 60 * 1_000 })
  })

  it('stays unknown when the browser does not tell', async () => {
    getCurrentPosition.mockImplementation((_, refused) => {
      refused?.({} as GeolocationPositionError)
    })
    expect(await createBrowserPlatform(initialData, {}, null).locate()).toBeNull()
    Reflect.deleteProperty(navigator, 'geolocation')
    expect(await createBrowserPlatform(initialData, {}, null).locate()).toBeNull()
  })
})

describe('the access to the channel', () => {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>()
  const own = globalThis.fetch
  beforeAll(() => {
    globalThis.fetch = fetch
  })
  afterAll(() => {
    globalThis.fetch = own
  })

  it('is that of the page, and asked for anew only once it is refused', async () => {
    const { channel } = createBrowserPlatform(initialData, {}, null)
    expect(channel?.access()).toEqual(initialData.api)
    expect(fetch).not.toHaveBeenCalled()
    const renewed = { ...initialData, api: { ...initialData.api, authToken: 'the-next' } }
    fetch.mockResolvedValueOnce({ ok: true, json: async () => renewed } as Response)
    expect(await channel?.renewAccess(initialData.api.authToken)).toBe(true)
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/omnia/v1/initialData'])
    expect(channel?.access().authToken).toBe('the-next')
  })
})
