/**
 * One comparer for every set of screenshots. Baselines are lossless WebP, exact and about half of what PNG takes;
 * a set names the Chromium that drew it. With that Chromium no pixel may differ, with another at most 0.5 % of them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Difference of two colours below which the eye sees none, 0 to 1; colours themselves are tested by value. */
const perceptible = 0.1
/** Share of pixels that may differ when another Chromium draws than the one that made the baselines. */
const limitOnAnotherChromium = 0.005
const record = 'made-with.json'

interface Picture {
  width: number
  height: number
  /** RGBA. */
  data: Buffer
}

/** What came of one screenshot: `new` and `changed` are written when updating, and failures otherwise. */
export interface Outcome {
  name: string
  result: 'same' | 'changed' | 'new'
  /** Pixels that differ, and their share of the picture, 0 to 1. */
  pixels: number
  share: number
  /** A sentence for the terminal. */
  words: string
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The picture on a canvas of that size, what lies outside it transparent. */
function onCanvas(picture: Picture, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = Buffer.alloc(width * height * 4)
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4)
    row.copy(canvas, y * width * 4)
  }
  return canvas
}

const areSame = (one: Picture, other: Picture) =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data)

/** Counts the pixels in which two pictures differ, and draws where. */
async function compare(
  one: Picture,
  other: Picture,
): Promise<{ pixels: number; share: number; diff: Buffer }> {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const diff = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    diff,
    width,
    height,
    {
      threshold: perceptible,
    },
  )
  const drawn = await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, share: pixels / (width * height), diff: drawn }
}

/** Whether the eye sees no difference between two screenshots (PNG) of one size. */
export async function looksSame(one: Buffer, other: Buffer): Promise<boolean> {
  if (one.equals(other)) return true
  const [before, after] = await Promise.all([decode(one), decode(other)])
  const { width, height } = before
  if (after.width !== width || after.height !== height) return false
  return pixelmatch(before.data, after.data, undefined, width, height, { threshold: perceptible }) === 0
}

export interface Baselines {
  /** The Chromium that made them; null for a set without baselines. */
  madeWith: string | null
  /** Compares a screenshot (PNG) with its baseline, and writes it when updating. */
  check: (name: string, screenshot: Buffer) => Promise<Outcome>
  /** Whether a screenshot is its baseline to the last bit, and so need not be checked. */
  isSame: (name: string, screenshot: Buffer) => Promise<boolean>
  /** Baselines for which there was no screenshot since `open`; removed when updating. */
  finish: () => string[]
}

export interface BaselinesOptions {
  /** Where the set lies: `<name>.webp` and a record of the Chromium. */
  folder: string
  /** Version of the Chromium that draws now. */
  chromium: string
  update: boolean
  /** Where actual picture and difference are written when a screenshot fails. */
  failures: string
}

/** Opens a set of baselines. A picture that looks the same is not written anew: git keeps every version. */
export function openBaselines({ folder, chromium, update, failures }: BaselinesOptions): Baselines {
  mkdirSync(folder, { recursive: true })
  const recorded = existsSync(join(folder, record))
    ? (JSON.parse(readFileSync(join(folder, record), 'utf8')) as { chromium: string })
    : null
  const limit = recorded?.chromium === chromium ? 0 : limitOnAnotherChromium
  const seen = new Set<string>()
  const write = async (name: string, screenshot: Buffer) =>
    writeFileSync(
      join(folder, `${name}.webp`),
      await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer(),
    )

  const fileOf = (name: string) => join(folder, `${name}.webp`)
  const decodeBoth = (name: string, screenshot: Buffer) =>
    Promise.all([decode(readFileSync(fileOf(name))), decode(screenshot)])

  async function isSame(name: string, screenshot: Buffer): Promise<boolean> {
    if (!existsSync(fileOf(name)) || !areSame(...(await decodeBoth(name, screenshot)))) return false
    seen.add(`${name}.webp`)
    return true
  }

  async function check(name: string, screenshot: Buffer): Promise<Outcome> {
    const file = fileOf(name)
    seen.add(`${name}.webp`)
    if (!existsSync(file)) {
      if (update) await write(name, screenshot)
      return { name, result: 'new', pixels: 0, share: 0, words: `${name}: there is no baseline` }
    }
    const [baseline, actual] = await decodeBoth(name, screenshot)
    const { pixels, share, diff } = await compare(baseline, actual)
    // A new record of the Chromium promises exactness, so that everything that differs at all is written.
    if (pixels === 0 || (!update && share <= limit))
      return { name, result: 'same', pixels, share, words: name }
    if (update) await write(name, screenshot)
    else {
      mkdirSync(failures, { recursive: true })
      writeFileSync(join(failures, `${name}.actual.png`), screenshot)
      writeFileSync(join(failures, `${name}.diff.png`), diff)
    }
    const sizes =
      baseline.width === actual.width && baseline.height === actual.height
        ? ''
        : `, ${actual.width}×${actual.height} instead of ${baseline.width}×${baseline.height}`
    const words = `${name}: ${pixels} pixels differ (${(share * 100).toFixed(2)} %)${sizes}`
    return { name, result: 'changed', pixels, share, words }
  }

  function finish(): string[] {
    const stale = readdirSync(folder).filter((file) => file.endsWith('.webp') && !seen.has(file))
    if (update) {
      for (const file of stale) rmSync(join(folder, file))
      writeFileSync(join(folder, record), `${JSON.stringify({ chromium })}\n`)
    }
    return stale.map((file) => file.replace(/\.webp$/, '')).sort()
  }

  return { madeWith: recorded?.chromium ?? null, check, isSame, finish }
}
