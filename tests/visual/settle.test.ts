import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { steadyShot } from './settle.ts'

const side = 40
const plain = (shade: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: shade, g: shade, b: shade } } })
    .png()
    .toBuffer()

/** Milliseconds that a screenshot takes. */
const shutter = 50

/** A page that shows one picture after the other, the last one permanently; each screenshot takes time on its clock. */
const createPage = (...pictures: Buffer[]) => ({
  screenshot: () => {
    passes(shutter)
    const [first] = pictures
    if (!first) throw new TypeError('A page shows something')
    return Promise.resolve(pictures.length > 1 ? (pictures.shift() ?? first) : first)
  },
  waitForTimeout: (ms: number) => Promise.resolve(passes(ms)),
})
const passes = (ms: number) => {
  jest.setSystemTime(Date.now() + ms)
}
const flips = (one: Buffer, other: Buffer, times: number) =>
  Array.from({ length: times }, (_, index) => (index % 2 ? other : one))

let failures: string
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  failures = mkdtempSync(join(tmpdir(), 'foyer-unsteady-'))
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(failures, { recursive: true })
})

test('takes the expected picture immediately', async () => {
  const [wanted, other] = [await plain(0), await plain(255)]
  const picture = await steadyShot(createPage(wanted, other), {
    name: 'home',
    failures,
    isWanted: (taken) => Promise.resolve(taken === wanted),
  })
  expect(picture).toBe(wanted)
})

test('waits for a page that changes for seconds, and takes what it shows twice', async () => {
  const [before, after, rest] = [await plain(0), await plain(255), await plain(120)]
  const page = createPage(...flips(before, after, 20), rest)
  expect(await steadyShot(page, { name: 'home', failures, patience: 2_000 })).toBe(rest)
})

test('accepts a settled page with slightly different shades, after its patience', async () => {
  const [wanted, drawn] = [await plain(0), await plain(1)]
  for (let compared = 0; compared <= 100; compared += 5) {
    const isWanted = (taken: Buffer) => {
      passes(compared)
      return Promise.resolve(taken === wanted)
    }
    const page = createPage(drawn)
    expect(await steadyShot(page, { name: 'home', failures, isWanted, patience: 2_000 })).toBe(drawn)
  }
})

test('writes the last two pictures of a page that never settles, and names their folder', async () => {
  const [one, other] = [await plain(0), await plain(255)]
  const page = createPage(...flips(one, other, 500))
  const said = await steadyShot(page, { name: 'halcyon-payment', failures, patience: 2_000 }).catch(String)
  const pictures = [1, 2].map((index) => join(failures, `halcyon-payment-${String(index)}.png`))
  expect(said).toContain(`halcyon-payment went on changing for 15 s: ${pictures.join(' and ')}`)
  const [first, second] = pictures.map((file) => readFileSync(file))
  expect(first?.equals(second ?? one)).toBe(false)
  expect([one, other].some((picture) => first?.equals(picture))).toBe(true)
})
