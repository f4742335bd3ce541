import type * as RetriedScript from './lazy-script.ts'

let answers: Record<string, () => Promise<Response>>
const requests: string[] = []
const run = jest.fn(async () => 'the part')
let importWithRetry: typeof RetriedScript.importWithRetry

const answer = (status: number) => async () =>
  ({ ok: status < 300, status, arrayBuffer: async () => new ArrayBuffer(8) }) as Response
const cut = async () =>
  ({
    ok: true,
    status: 200,
    arrayBuffer: () => Promise.reject(new TypeError('The body was cut off')),
  }) as unknown as Response
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(async () => {
  jest.resetModules()
  ;({ importWithRetry } = await import('./lazy-script.ts'))
  run.mockClear()
  requests.length = 0
  answers = {}
  document.head.innerHTML = ''
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    fetch: (file: string) => {
      requests.push(file)
      return (answers[file] ?? answer(200))()
    },
  })
})

it('runs a part once all its files have come, each asked for once', async () => {
  let come: (response: Response) => void = () => undefined
  answers['/assets/shared.js'] = () => new Promise((resolve) => (come = resolve))
  const form = importWithRetry(run, ['/assets/form.js', '/assets/shared.js'])
  const list = importWithRetry(run, ['/assets/list.js', '/assets/shared.js'])
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  come(await answer(200)())
  expect(await Promise.all([form, list])).toEqual(['the part', 'the part'])
  expect(requests).toEqual(['/assets/form.js', '/assets/shared.js', '/assets/list.js'])
})

it.each([
  ['without a connection', noLine],
  ['when the server fails', answer(503)],
  ['when the answer is cut off', cut],
])('does not give a file to the browser that did not come, and fetches it anew: %s', async (_, fails) => {
  answers['/assets/shared.js'] = fails
  const files = ['/assets/form.js', '/assets/shared.js']
  await expect(importWithRetry(run, files)).rejects.toThrow(TypeError)
  expect(run).not.toHaveBeenCalled()
  answers['/assets/shared.js'] = answer(200)
  expect(await importWithRetry(run, files)).toBe('the part')
  expect(requests).toEqual(['/assets/form.js', '/assets/shared.js', '/assets/shared.js'])
})

it('does not fetch what the page began with', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
  await importWithRetry(run, ['/assets/form.js', '/assets/shared.js'])
  expect(requests).toEqual(['/assets/form.js'])
})

it('has nothing to say of what breaks off while the page is left, until it turns out that it stays', async () => {
  jest.useFakeTimers()
  answers['/assets/form.js'] = noLine
  const onRetry = jest.fn()
  dispatchEvent(new Event('beforeunload'))
  importWithRetry(run, ['/assets/form.js']).catch(onRetry)
  await jest.advanceTimersByTimeAsync(4_000)
  expect(onRetry).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(onRetry).toHaveBeenCalledTimes(1)
  await expect(importWithRetry(run, ['/assets/form.js'])).rejects.toThrow('Failed to fetch')
  jest.useRealTimers()
})

it('runs what has no files of its own', async () => {
  expect(await importWithRetry(run)).toBe('the part')
  expect(requests).toEqual([])
})
