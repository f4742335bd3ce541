import { runInNewContext, Script } from 'node:vm'
import { createStartScript, startWhenDrawn } from './start-when-drawn.ts'

/** The browser's entry for the first paint of the page. */
let paint: () => void

const reload = jest.fn<void, []>()
/** What files answer to a look at them: all of them come. */
const fetchFile = jest.fn<Promise<{ ok: boolean }>, [string]>()

beforeEach(() => {
  reload.mockReset()
  fetchFile.mockReset().mockImplementation(async () => ({ ok: true }))
  history.replaceState(null, '')
  jest.useFakeTimers()
  paint = () => undefined
  class Observer {
    static readonly supportedEntryTypes = ['paint']
    readonly disconnect = () => undefined
    constructor(hear: (list: unknown, observer: Observer) => void) {
      paint = () => hear([], this)
    }
    observe() {
      // Hears by `paint`.
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer })
})
afterEach(() => {
  // Pages that wait for the line have it, and wait no longer.
  dispatchEvent(new Event('online'))
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

/** As the page runs it: by its text alone, in a world that knows no name of its module, but those of a browser. */
const alone = runInNewContext(`(${startWhenDrawn.toString()})`, {
  document,
  addEventListener: addEventListener.bind(globalThis),
  removeEventListener: removeEventListener.bind(globalThis),
  // Of the test that runs: its time is not that of the clock.
  setTimeout: <Given extends unknown[]>(run: (...given: Given) => void, after?: number, ...given: Given) =>
    setTimeout(run, after, ...given),
  location: { reload: () => reload() },
  history,
  fetch: (file: string) => fetchFile(file),
  requestAnimationFrame: (draw: FrameRequestCallback) => requestAnimationFrame(draw),
  get PerformanceObserver() {
    return PerformanceObserver
  },
}) as typeof startWhenDrawn

/** A page with pictures of its first view on their way. */
function page(pictures: number) {
  document.body.innerHTML = '<img fetchpriority="high" src="/a.webp"><img src="/b.webp">'.repeat(pictures)
  const waited = [...document.querySelectorAll('img[fetchpriority=high]')]
  for (const picture of waited) Object.defineProperty(picture, 'complete', { value: false })
  const run: string[] = []
  const preloads = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href])
  alone(['/a.js', '/b.js', '/c.js'], ['/b.js', '/a.js'], async (file) => run.push(file))
  const come = (kind: 'load' | 'error') => waited.forEach((picture) => picture.dispatchEvent(new Event(kind)))
  return { run, preloads, come }
}
/** Until the frame is on the screen that is drawn next. */
const frames = () => jest.advanceTimersByTimeAsync(34)

it('starts when the page was painted, once, in the order of the entries', async () => {
  const { run, preloads } = page(0)
  await jest.advanceTimersByTimeAsync(500)
  expect([run, preloads()]).toEqual([[], []])
  paint()
  await frames()
  expect(run).toEqual(['/b.js', '/a.js'])
  expect(preloads()).toEqual(
    ['a', 'b', 'c'].map((name) => ['modulepreload', new URL(`/${name}.js`, location.href).href]),
  )
  dispatchEvent(new Event('keydown'))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveLength(2)
})

it('requests many files in several tasks, all of them once and in their order', async () => {
  const files = Array.from({ length: 20 }, (_, index) => `/${String(index)}.js`)
  const requested = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  const run: string[] = []
  alone(files, ['/0.js'], async (file) => run.push(file))
  dispatchEvent(new Event('keydown'))
  expect(requested().length).toBeLessThan(10)
  await jest.advanceTimersByTimeAsync(10)
  expect(requested()).toEqual(files)
  expect(run).toEqual(['/0.js'])
})

it.each(['load', 'error'] as const)('waits for the pictures of the first view: %s', async (kind) => {
  const { run, come } = page(2)
  paint()
  await jest.advanceTimersByTimeAsync(900)
  expect(run).toEqual([])
  come(kind)
  await frames()
  expect(run).toEqual(['/b.js', '/a.js'])
})

it('waits for a second, not for ever', async () => {
  const { run } = page(1)
  paint()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveLength(2)
})

it.each(['pointerdown', 'keydown'])('starts at once with the first %s', async (touch) => {
  const { run } = page(1)
  dispatchEvent(new Event(touch))
  await jest.advanceTimersByTimeAsync(0)
  expect(run).toHaveLength(2)
})

it('starts at once where nobody looks: such a page is drawn by none', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { run } = page(1)
  await jest.advanceTimersByTimeAsync(0)
  expect(run).toHaveLength(2)
})

describe('script that does not come', () => {
  /** A page whose second file fails so often. */
  function failing(failures: number) {
    const run: string[] = []
    let left = failures
    alone(['/a.js', '/b.js'], ['/a.js', '/b.js'], async (file) => {
      if (file === '/b.js' && left-- > 0) throw new TypeError('Failed to fetch')
      run.push(file)
    })
    return run
  }
  const id = (name: string) => document.getElementById(name) as HTMLInputElement

  it('is asked for once more after a pause, and the page stays', async () => {
    const run = failing(1)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(run).toEqual(['/a.js'])
    await jest.advanceTimersByTimeAsync(3_000)
    expect(run).toEqual(['/a.js', '/a.js', '/b.js'])
    dispatchEvent(new Event('online'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('twice has the page loaded anew when each of its files comes, not before', async () => {
    fetchFile.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')))
    failing(2)
    await jest.advanceTimersByTimeAsync(20_000)
    fetchFile.mockImplementation(async (file) => ({ ok: file !== '/b.js' }))
    await jest.advanceTimersByTimeAsync(20_000)
    dispatchEvent(new Event('pointerdown'))
    expect(reload).not.toHaveBeenCalled()
    fetchFile.mockImplementation(async () => ({ ok: true }))
    await jest.advanceTimersByTimeAsync(3_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('on a page that was loaded anew has it loaded again only when the line comes back', async () => {
    history.replaceState({ anew: { typed: [] } }, '')
    failing(2)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(fetchFile).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loses neither the focus nor what was typed, and keeps no password', async () => {
    const markup =
      '<input id="name" value="I"><textarea id="note"></textarea><input id="word" type="password">'
    document.body.innerHTML = markup
    history.replaceState({ idx: 3 }, '')
    failing(2)
    id('name').value = 'Ines'
    id('word').value = 'secret'
    id('note').focus()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(history.state)).not.toContain('secret')

    document.body.innerHTML = markup
    failing(0)
    expect([id('name').value, id('note').value, id('word').value]).toEqual(['Ines', '', ''])
    expect(id('note')).toHaveFocus()
    // Only once: a later reload shows the page as the server sends it.
    expect(history.state).toEqual({ idx: 3 })
  })
})

it('is a script that can be read, and no name of a file ends it', () => {
  const script = createStartScript(['/a.js'], ['/</script>.js'])
  expect(script).not.toContain('</script')
  expect(() => new Script(script)).not.toThrow()
})
