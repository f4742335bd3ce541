import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBaselines } from './compare.ts'

const side = 40
/** A white square with `changed` pixels of its first rows in black. */
const square = (changed: number, height = side) => {
  const data = Buffer.alloc(side * height * 3, 255)
  data.fill(0, 0, changed * 3)
  return sharp(data, { raw: { width: side, height, channels: 3 } })
    .png()
    .toBuffer()
}

let folder: string
const open = (chromium: string, update = false) =>
  openBaselines({ folder, chromium, update, failures: join(folder, 'failures') })
const failures = () => readdirSync(join(folder, 'failures')).sort()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-screenshots-'))
  const set = open('156.0', true)
  await set.check('button', await square(0))
  set.finish()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('the same picture passes; the set says which Chromium drew it', async () => {
  const set = open('156.0')
  expect(set.madeWith).toBe('156.0')
  expect(await set.check('button', await square(0))).toMatchObject({ result: 'same', pixels: 0 })
})

test('what is its baseline to the last bit has been seen, and nothing else is', async () => {
  const set = open('156.0')
  expect(await set.isSame('button', await square(1))).toBe(false)
  expect(await set.isSame('link', await square(0))).toBe(false)
  expect(set.finish()).toEqual(['button'])
  expect(await set.isSame('button', await square(0))).toBe(true)
  expect(set.finish()).toEqual([])
})

test('with the same Chromium a few pixels fail, and what differs is kept to look at', async () => {
  const outcome = await open('156.0').check('button', await square(side))
  expect(outcome).toMatchObject({
    result: 'changed',
    pixels: side,
    words: 'button: 40 pixels differ (2.50 %)',
  })
  expect(failures()).toEqual(['button.actual.png', 'button.diff.png'])
})

test('with another Chromium half a per cent may differ, more may not', async () => {
  const set = open('157.0')
  expect(await set.check('button', await square(7))).toMatchObject({ result: 'same' })
  expect(await set.check('button', await square(side))).toMatchObject({ result: 'changed' })
})

test('another size is a difference, in words too', async () => {
  const { result, words } = await open('156.0').check('button', await square(0, side + 4))
  expect(result).toBe('changed')
  expect(words).toContain('40×44 instead of 40×40')
})

test('a screenshot without a baseline is new, a baseline without a screenshot stale', async () => {
  const set = open('156.0')
  expect(await set.check('link', await square(0))).toMatchObject({ result: 'new' })
  expect(set.finish()).toEqual(['button'])
  expect(readdirSync(folder)).toContain('button.webp')
})

test('updating writes what changed or is new, drops what is stale and records the Chromium', async () => {
  const set = open('157.0', true)
  await set.check('link', await square(3))
  expect(set.finish()).toEqual(['button'])
  expect(readdirSync(folder).sort()).toEqual(['link.webp', 'made-with.json'])
  expect(await open('157.0').check('link', await square(3))).toMatchObject({ result: 'same' })
})
