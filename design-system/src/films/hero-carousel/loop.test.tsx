import { act, fireEvent, render } from '@testing-library/react'
import { isLineFast } from './fast-line.ts'
import { Loop } from './Loop.tsx'

const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause')
const noConnection = Object.getOwnPropertyDescriptor(navigator, 'connection')
const entries = jest.fn((): object[] => [])
let matching: string[] = []
let seeHero: (isIntersecting: boolean) => void = () => undefined

const setLine = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
const fast = { effectiveType: '4g', downlink: 10, saveData: false }

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined)
  pause.mockReset().mockReturnValue(undefined)
  entries.mockReset().mockReturnValue([])
  matching = ['(min-width: 1024px)']
  window.matchMedia = ((query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never
  performance.getEntriesByType = entries as never
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      seeHero = (isIntersecting) => notify([{ isIntersecting }])
    }
    observe() {
      seeHero(true)
    }
    disconnect() {}
  } as never
  setLine(fast)
})
afterAll(() => {
  if (noConnection) Object.defineProperty(navigator, 'connection', noConnection)
  else Reflect.deleteProperty(navigator, 'connection')
})

describe('whether a line is fast', () => {
  it('is the browser’s estimate, and no for whoever saves data', () => {
    expect(isLineFast()).toBe(true)
    for (const slow of [
      { ...fast, saveData: true },
      { ...fast, effectiveType: '3g' },
      { ...fast, downlink: 1.5 },
    ]) {
      setLine(slow)
      expect(isLineFast()).toBe(false)
    }
    setLine(fast)
    matching = ['(prefers-reduced-data: reduce)']
    expect(isLineFast()).toBe(false)
  })

  it('is else what a picture of the page took, and no while nothing is known', () => {
    setLine(undefined)
    const picture = {
      initiatorType: 'img',
      transferSize: 100_300,
      encodedBodySize: 100_000,
      requestStart: 1000,
      responseEnd: 1200,
    }
    expect(isLineFast()).toBe(false)
    for (const [entry, isFast] of [
      [picture, true],
      [{ ...picture, responseEnd: 1300 }, false],
      [{ ...picture, transferSize: 0, responseEnd: 1001 }, false],
      [{ ...picture, encodedBodySize: 900, responseEnd: 1001 }, false],
      [{ ...picture, initiatorType: 'script' }, false],
    ] as const) {
      entries.mockReturnValue([entry])
      expect(isLineFast()).toBe(isFast)
    }
  })
})

describe('the film behind a slide', () => {
  const show = (playing = true) => {
    const { container, rerender } = render(<Loop src="/media/loop.mp4" playing={playing} />)
    return {
      video: () => container.querySelector('video'),
      set: (isPlaying: boolean) => rerender(<Loop src="/media/loop.mp4" playing={isPlaying} />),
    }
  }

  it('plays without sound, unseen by assistive technology, and appears with its first frame', () => {
    const { video } = show()
    expect(video()).toMatchObject({ muted: true, loop: true })
    expect(video()?.getAttribute('aria-hidden')).toBe('true')
    expect(play).toHaveBeenCalledTimes(1)
    expect(video()?.hasAttribute('data-shown')).toBe(false)
    fireEvent.playing(video() as Element)
    expect(video()?.hasAttribute('data-shown')).toBe(true)
  })

  it('is held while the slides are, and out of the view', () => {
    const { video, set } = show()
    set(false)
    expect(pause).toHaveBeenCalledTimes(1)
    expect(video()).not.toBeNull()
    set(true)
    expect(play).toHaveBeenCalledTimes(2)
    act(() => seeHero(false))
    expect(pause).toHaveBeenCalledTimes(2)
    act(() => seeHero(true))
    expect(play).toHaveBeenCalledTimes(3)
  })

  it('is not there in a narrow window, on a slow line, or on a plate', () => {
    matching = []
    expect(show().video()).toBeNull()
    matching = ['(min-width: 1024px)']
    setLine({ ...fast, saveData: true })
    expect(show().video()).toBeNull()
    setLine(fast)
    document.documentElement.dataset.heading = 'center'
    expect(show().video()).toBeNull()
    delete document.documentElement.dataset.heading
    expect(show().video()).not.toBeNull()
  })

  it('leaves the picture where it does not come or is refused', async () => {
    play.mockRejectedValue(new DOMException('power saving', 'NotAllowedError'))
    const { video } = show()
    await act(async () => undefined)
    expect(video()?.hasAttribute('data-shown')).toBe(false)
    fireEvent.error(video() as Element)
    expect(video()).toBeNull()
  })
})
