/**
 * Makes the brand fonts from the @fontsource-variable packages: cuts them to the characters and weights we set,
 * writes WOFF2 files into the brand's assets, and prints the metrics of matching fallbacks for its theme.json.
 * Run by hand after a change of font: `npx node design-system/scripts/subset-fonts.mjs [brand]`. Its output is committed.
 */
import { createRequire } from 'node:module'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
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

/** Letters, vowel signs and punctuation of Arabic; digits are Latin everywhere. */
const arabic = [
  0x60c,
  0x61b,
  0x61f,
  ...range(0x621, 0x63a),
  ...range(0x640, 0x652),
  0x66a,
  0x66b,
  0x66c,
  0x670,
  0x671,
]
  .map((code) => String.fromCodePoint(code))
  .join('')

/** Average widths in fractions of their em: what the fallbacks are bent from. */
const arial = { regular: 904 / 2048, bold: 983 / 2048 }
const timesNewRoman = 832 / 2048

/** `axes`: a number pins an axis, a range keeps it. `measured`: the instance that most text is set in. */
const families = [
  {
    brand: 'halcyon',
    font: 'bricolage-grotesque',
    file: 'wght-normal',
    axes: { wght: 700 },
    measured: { wght: 700 },
    fallback: arial.bold,
  },
  {
    brand: 'halcyon',
    font: 'instrument-sans',
    file: 'wght-normal',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    measured: { wght: 400 },
    fallback: arial.regular,
  },
  {
    brand: 'halcyon',
    font: 'noto-kufi-arabic',
    file: 'wght-normal',
    axes: { wght: 700 },
    subsets: ['arabic'],
  },
  {
    brand: 'halcyon',
    font: 'noto-sans-arabic',
    file: 'wght-normal',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    subsets: ['arabic'],
    largestInBytes: 60 * 1024,
  },
  {
    brand: 'orpheum',
    font: 'fraunces',
    file: 'full-normal',
    // Optical sizes stay: a heading of 56 px has finer hairlines than a card's title.
    axes: { wght: 420, SOFT: 0, WONK: 0, opsz: { min: 14, max: 72, default: 30 } },
    measured: { wght: 420, SOFT: 0, WONK: 0, opsz: 40 },
    fallback: timesNewRoman,
    largestInBytes: 34 * 1024,
  },
  {
    brand: 'orpheum',
    font: 'fraunces',
    file: 'full-italic',
    // For taglines alone, which are set at one size.
    axes: { wght: 420, SOFT: 0, WONK: 0, opsz: 20 },
    subsets: ['latin'],
  },
  {
    brand: 'orpheum',
    font: 'source-sans-3',
    file: 'wght-normal',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    measured: { wght: 400 },
    fallback: arial.regular,
  },
  {
    brand: 'kite',
    font: 'lexend',
    file: 'wght-normal',
    axes: { wght: 700 },
    measured: { wght: 700 },
    fallback: arial.bold,
  },
  {
    brand: 'kite',
    font: 'nunito',
    file: 'wght-normal',
    axes: { wght: { min: 500, max: 800, default: 500 } },
    measured: { wght: 500 },
    fallback: arial.regular,
  },
]

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const percent = (value) => Math.round(value * 10_000) / 100

const textBySubset = { latin, 'latin-ext': latinExtended, arabic }
/** Arabic letters join and carry marks by these; without them each would stand alone. */
const joining = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'mark', 'mkmk']
const only = process.argv[2]

for (const family of families.filter(({ brand }) => only === undefined || brand === only)) {
  const { brand, font, file, axes, subsets = ['latin', 'latin-ext'], measured, fallback } = family
  const { largestInBytes = largestFileInBytes } = family
  const target = new URL(`../../brands/${brand}/assets/fonts/`, import.meta.url)
  await mkdir(target, { recursive: true })
  const getSource = (subset) =>
    require.resolve(`@fontsource-variable/${font}/files/${font}-${subset}-${file}.woff2`)
  for (const subset of subsets) {
    const cut = await subsetFont(await readFile(getSource(subset)), textBySubset[subset], {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern', 'tnum', ...(subset === 'arabic' ? joining : [])],
      noHinting: true,
    })
    const name = `${font}-${subset}${file.endsWith('italic') ? '-italic' : ''}.woff2`
    if (cut.length > largestInBytes)
      throw new Error(`${name} has ${cut.length} bytes, at most ${largestInBytes} wanted`)
    await writeFile(new URL(name, target), cut)
    console.log(`${brand}/${name}: ${cut.length} bytes`)
  }
  // The licence asks to go wherever the font goes.
  await copyFile(
    require.resolve(`@fontsource-variable/${font}/LICENSE`),
    new URL(`${font}.LICENSE.txt`, target),
  )
  if (!measured) continue
  // The default instance misleads: what is measured is the weight in use.
  const instance = await subsetFont(await readFile(getSource('latin')), latin, {
    targetFormat: 'sfnt',
    variationAxes: measured,
  })
  const metrics = await fromBuffer(instance)
  const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / fallback
  console.log({
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(metrics.ascent / metrics.unitsPerEm / sizeAdjust),
    descentOverride: percent(Math.abs(metrics.descent) / metrics.unitsPerEm / sizeAdjust),
    lineGapOverride: percent(metrics.lineGap / metrics.unitsPerEm / sizeAdjust),
  })
}
