/**
 * Makes the brand fonts from the @fontsource-variable packages: cuts them to the characters and weights we set,
 * writes WOFF2 files into the brand's assets, and prints the metrics of matching fallbacks for its theme.json.
 * Run by hand after a change of font: `npx node design-system/scripts/subset-fonts.mjs`. Its output is committed.
 */
import { createRequire } from 'node:module'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const largestFileInBytes = 25 * 1024

/** Printable ASCII, the letters and common signs of Latin-1, then the marks we typeset with. */
const latin = [
  ...range(0x20, 0x7e),
  0xa0,
  0xa1,
  0xa3,
  0xa9,
  0xab,
  0xb0,
  0xb7,
  0xbb,
  0xbd,
  0xbf,
  ...range(0xc0, 0xff),
]
  .concat([
    0x131, 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2212,
  ])
  .map((code) => String.fromCodePoint(code))
  .join('')
/** Names of people: Latin Extended-A, and the Romanian and Vietnamese letters next to it. */
const latinExtended = [
  ...range(0x100, 0x17f),
  0x218,
  0x219,
  0x21a,
  0x21b,
  ...range(0x1e80, 0x1e85),
  0x1ef2,
  0x1ef3,
]
  .filter((code) => ![0x131, 0x152, 0x153].includes(code))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** Arial's average width in fractions of its em (regular and bold): what the fallback is bent from. */
const arial = { regular: 904 / 2048, bold: 983 / 2048 }

const families = [
  { brand: 'halcyon', font: 'bricolage-grotesque', file: 'wght-normal', weights: 700, fallback: arial.bold },
  {
    brand: 'halcyon',
    font: 'instrument-sans',
    file: 'wght-normal',
    weights: { min: 400, max: 700, default: 400 },
    fallback: arial.regular,
  },
]

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const percent = (value) => Math.round(value * 10_000) / 100

for (const { brand, font, file, weights, fallback } of families) {
  const target = new URL(`../../brands/${brand}/assets/fonts/`, import.meta.url)
  await mkdir(target, { recursive: true })
  for (const [subset, text] of [
    ['latin', latin],
    ['latin-ext', latinExtended],
  ]) {
    const source = require.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-${file}.woff2`)
    const cut = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    })
    const name = `${font}-${subset}.woff2`
    if (cut.length > largestFileInBytes)
      throw new Error(`${name} has ${cut.length} bytes, at most ${largestFileInBytes} wanted`)
    await writeFile(new URL(name, target), cut)
    console.log(`${brand}/${name}: ${cut.length} bytes`)
  }
  const metrics = await fromBuffer(
    await readFile(require.resolve(`@fontsource-variable/${font}/files/${font}-latin-${file}.woff2`)),
  )
  const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / fallback
  console.log({
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(metrics.ascent / metrics.unitsPerEm / sizeAdjust),
    descentOverride: percent(Math.abs(metrics.descent) / metrics.unitsPerEm / sizeAdjust),
    lineGapOverride: percent(metrics.lineGap / metrics.unitsPerEm / sizeAdjust),
  })
}
