/** @jest-environment jsdom */
import { scrollToHash } from './scroll-to-hash.ts'

const grown: (() => void)[] = []
const scrolled: string[] = []

class WatchedSize implements ResizeObserver {
  private readonly tell: () => void
  constructor(callback: ResizeObserverCallback) {
    this.tell = () => {
      callback([], this)
    }
  }
  observe() {
    grown.push(this.tell)
  }
  unobserve() {
    this.disconnect()
  }
  disconnect() {
    const index = grown.indexOf(this.tell)
    if (index >= 0) grown.splice(index, 1)
  }
}

const grow = () => {
  for (const tell of [...grown]) tell()
}

function add(id: string): HTMLElement {
  const element = document.createElement('section')
  element.id = id
  element.scrollIntoView = () => scrolled.push(id)
  document.body.append(element)
  return element
}

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.ResizeObserver = WatchedSize
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
  grown.length = 0
  scrolled.length = 0
})

describe('an address with a hash', () => {
  test('leads to its element, which may come up to ten seconds late', () => {
    scrollToHash('#opening-hours')
    jest.advanceTimersByTime(9_800)
    expect(scrolled).toEqual([])
    add('opening-hours')
    jest.advanceTimersByTime(100)
    expect(scrolled).toEqual(['opening-hours'])
  })

  test('is given up after ten seconds', () => {
    scrollToHash('#opening-hours')
    jest.advanceTimersByTime(10_000)
    add('opening-hours')
    jest.advanceTimersByTime(1_000)
    expect(scrolled).toEqual([])
  })

  test('stays with its element for two seconds while the page grows', () => {
    add('here')
    scrollToHash('#here')
    jest.advanceTimersByTime(99)
    expect(scrolled).toHaveLength(0)
    jest.advanceTimersByTime(1)
    expect(scrolled).toHaveLength(1)
    jest.advanceTimersByTime(1_999)
    grow()
    expect(scrolled).toHaveLength(2)
    jest.advanceTimersByTime(1)
    grow()
    expect(scrolled).toHaveLength(2)
  })

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'lets a visitor go who moves on: %s',
    (move) => {
      add('here')
      scrollToHash('#here')
      jest.advanceTimersByTime(100)
      dispatchEvent(new Event(move))
      grow()
      expect(scrolled).toHaveLength(1)
    },
  )

  test('is left with its page', () => {
    add('here')
    const leave = scrollToHash('#here')
    jest.advanceTimersByTime(100)
    leave()
    grow()
    expect(scrolled).toHaveLength(1)
    const leaveEarly = scrollToHash('#here')
    leaveEarly()
    jest.advanceTimersByTime(1_000)
    expect(scrolled).toHaveLength(1)
  })

  test.each([
    ['#caf%C3%A9', 'café'],
    ['#50%', '50%'],
    ['#%E0%A4%A', '%E0%A4%A'],
  ])('%s names %s', (hash, id) => {
    add(id)
    scrollToHash(hash)
    jest.advanceTimersByTime(100)
    expect(scrolled).toEqual([id])
  })
})
