import { browserPlatform } from './browser-platform.ts'
import { initialData } from './testing/page-facts.ts'

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
    expect(await browserPlatform(initialData, {}, null).locate()).toEqual({ latitude: 51.1, longitude: -0.2 })
    expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 8_000, maximumAge: 10 * 60 * 1_000 })
  })

  it('stays unknown when the browser does not tell', async () => {
    getCurrentPosition.mockImplementation((_, refused) => {
      refused?.({} as GeolocationPositionError)
    })
    expect(await browserPlatform(initialData, {}, null).locate()).toBeNull()
    Reflect.deleteProperty(navigator, 'geolocation')
    expect(await browserPlatform(initialData, {}, null).locate()).toBeNull()
  })
})
