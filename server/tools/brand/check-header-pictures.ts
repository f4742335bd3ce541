import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import { contrastTargets } from '@foyer/theme-tokens/contrast-levels'
import type { BrandTheme, ModeTokens } from '@foyer/theme-tokens/theme-model'
import { toTheme } from '@foyer/theme-tokens/to-theme'
import type { BrandFolder } from '../../src/brand-check/brand-folder.ts'
import { findAssetFile } from '../../src/brand-check/check-assets.ts'
import type { ThemeFile } from '../../src/brand-check/theme-file.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'

/** With raised contrast no picture is shown. */
const target = contrastTargets.Normal.text
/** Text may be illegible on a tenth of the picture (an ornament); if it is more, text will lie on it. */
const mostUnread = 0.1
const mostWidth = 1600

/** Legibility of text on a picture: the share of it on which text is illegible, 0 to 1, and the lowest contrast. */
interface Reading {
  unread: number
  least: number
}

/** Measures a picture as the header shows it, at the header's height and on its ground, pixel by pixel. */
async function measureLegibility(
  file: string,
  { header, onHeader }: ModeTokens,
  height: number,
): Promise<Reading> {
  const { data, info } = await sharp(await readFile(file))
    .resize({ width: mostWidth, height, fit: 'inside' })
    .flatten({ background: header })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = new Map<string, number>()
  for (let at = 0; at + 2 < data.length; at += info.channels) {
    const hex = `#${data.subarray(at, at + 3).toString('hex')}`
    points.set(hex, (points.get(hex) ?? 0) + 1)
  }
  const measured = [...points].map(([color, count]) => ({ count, ratio: getContrastRatio(onHeader, color) }))
  const sum = (of: typeof measured) => of.reduce((total, { count }) => total + count, 0)
  return {
    unread: sum(measured.filter(({ ratio }) => ratio < target)) / sum(measured),
    least: Math.min(...measured.map(({ ratio }) => ratio)),
  }
}

type Found = Pick<BrandReport, 'failures' | 'notes'>
const nothing: Found = { failures: [], notes: [] }

async function checkPicture(brand: BrandFolder, name: string, theme: BrandTheme, mode: 'Light' | 'Dark') {
  const url = theme.assets.backgroundImages[mode]?.header?.url
  const tokens = theme.modes[mode]
  const file = url === undefined ? null : findAssetFile(url, brand.file('assets'))
  if (file === null || !tokens) return nothing
  const place = `${name}: assets.backgroundImages.${mode}.header.url`
  let reading: Reading
  try {
    reading = await measureLegibility(file, tokens, theme.header.height)
  } catch {
    return { ...nothing, failures: [`${place}: ${url} cannot be read as a picture`] }
  }
  const { unread, least } = reading
  if (unread === 0) return nothing
  const found =
    `${place}: on ${(100 * unread).toFixed(1)} % of ${url} text in ${tokens.onHeader} does not reach ${target}:1, ` +
    `at worst ${least.toFixed(2)}:1`
  return unread > mostUnread
    ? { ...nothing, failures: [`${found}: needed at most ${100 * mostUnread} %`] }
    : { ...nothing, notes: [`${found}: keep that part free of text`] }
}

/**
 * Checks pictures behind the header's text, which are shown at full strength: each is measured against the text's
 * color. Missing files and those of other hosts are skipped.
 */
export async function checkHeaderPictures(
  brand: BrandFolder,
  themeFiles: readonly ThemeFile[],
): Promise<BrandReport> {
  const themes = themeFiles.flatMap(({ file, theme }) => (theme ? [{ file, theme: toTheme(theme) }] : []))
  const found = await Promise.all(
    themes.flatMap(({ file, theme }) =>
      (['Light', 'Dark'] as const).map((mode) => checkPicture(brand, file, theme, mode)),
    ),
  )
  return {
    title: 'Header pictures',
    summary: "contrast of the header's text with the picture behind it",
    failures: found.flatMap(({ failures }) => failures),
    notes: found.flatMap(({ notes }) => notes),
  }
}
