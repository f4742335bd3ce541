import { keepAboveCoveredFoot, reportCoveredFoot } from './covered-foot.ts'

/** What the browser tells an observer of an element's size. */
let tell: (blockSize: number) => void = () => undefined
const disconnect = jest.fn()

class SizeObserver {
  constructor(callback: ResizeObserverCallback) {
    tell = (blockSize) => {
      callback(
        [{ borderBoxSize: [{ blockSize, inlineSize: 390 }] } as unknown as ResizeObserverEntry],
        this as unknown as ResizeObserver,
      )
    }
  }
  observe = jest.fn()
  disconnect = disconnect
}

beforeEach(() => {
  globalThis.ResizeObserver = SizeObserver as unknown as typeof ResizeObserver
})

it('keeps a part above the bar as its height changes, until the bar goes', () => {
  const part = document.createElement('div')
  const forget = keepAboveCoveredFoot(part)
  expect(part.style.insetBlockEnd).toBe('0px')
  const release = reportCoveredFoot(document.createElement('section'))
  tell(264)
  expect(part.style.insetBlockEnd).toBe('264px')
  tell(131.5)
  expect(part.style.insetBlockEnd).toBe('131.5px')
  release?.()
  expect(part.style.insetBlockEnd).toBe('0px')
  expect(disconnect).toHaveBeenCalledTimes(1)
  forget?.()
  tell(90)
  expect(part.style.insetBlockEnd).toBe('0px')
})

it('tells a part that comes later', () => {
  const release = reportCoveredFoot(document.createElement('section'))
  tell(120)
  const part = document.createElement('div')
  const forget = keepAboveCoveredFoot(part)
  expect(part.style.insetBlockEnd).toBe('120px')
  forget?.()
  release?.()
})
