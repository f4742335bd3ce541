import type * as LateScript from './late-script.ts'

let answers: Record<string, () => Promise<Response>>
const asked: string[] = []
const run = jest.fn(async () => 'the part')
let importLate: typeof LateScript.importLate

const answer = (status: number) => async () =>
  ({ ok: status < 300, status, arrayBuffer: async () => new ArrayBuffer(8) }) as Response
const cut = async () =>
  ({
    ok: true,
    status: 200,
    arrayBuffer: () => Promise.reject(new TypeError('The body was cut off')),
  }) as unknown as Response
const noLine = () => Promise.reject(new TypeError('Failed to fetch'))

/** The page in a browser of another make. */
async function openIn(vendor: string) {
  jest.resetModules()
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
  ;({ importLate } = await import('./late-script.ts'))
}

beforeEach(async () => {
  await openIn('Google Inc.')
  run.mockClear()
  asked.length = 0
  answers = {}
  document.head.innerHTML = ''
  Object.assign(globalThis, {
    CSS: { escape: (text: string) => text },
    fetch: (file: string) => {
      asked.push(file)
      return (answers[file] ?? answer(200))()
    },
  })
})

it('runs a part once all its files have come, each asked for once', async () => {
  let come: (response: Response) => void = () => undefined
  answers['/assets/shared.js'] = () => new Promise((resolve) => (come = resolve))
  const form = importLate(run, ['/assets/form.js', '/assets/shared.js'])
  const list = importLate(run, ['/assets/list.js', '/assets/shared.js'])
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  come(await answer(200)())
  expect(await Promise.all([form, list])).toEqual(['the part', 'the part'])
  expect(asked).toEqual(['/assets/form.js', '/assets/shared.js', '/assets/list.js'])
})

it.each([
  ['without a connection', noLine],
  ['when the server fails', answer(503)],
  ['when the answer is cut off', cut],
])('does not give a file to the browser that did not come, and fetches it anew: %s', async (_, fails) => {
  answers['/assets/shared.js'] = fails
  const files = ['/assets/form.js', '/assets/shared.js']
  await expect(importLate(run, files)).rejects.toThrow(TypeError)
  expect(run).not.toHaveBeenCalled()
  answers['/assets/shared.js'] = answer(200)
  expect(await importLate(run, files)).toBe('the part')
  expect(asked).toEqual(['/assets/form.js', '/assets/shared.js', '/assets/shared.js'])
})

it('does not fetch what the page began with', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
  await importLate(run, ['/assets/form.js', '/assets/shared.js'])
  expect(asked).toEqual(['/assets/form.js'])
})

it('leaves it to WebKit, which asks again by itself, to fetch all files side by side', async () => {
  await openIn('Apple Computer, Inc.')
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
  await importLate(run, ['/assets/form.js', '/assets/shared.js'])
  expect(asked).toEqual([])
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/shared.js', '/assets/form.js'])
  run.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  await expect(importLate(run, ['/assets/form.js'])).rejects.toThrow(TypeError)
  expect(await importLate(run, ['/assets/form.js'])).toBe('the part')
})

it('runs what has no files of its own', async () => {
  expect(await importLate(run)).toBe('the part')
  expect(asked).toEqual([])
})
