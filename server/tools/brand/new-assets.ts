import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import type { BrandTheme, ModeTokens } from '@foyer/theme-tokens/theme-model'
import { createIcoFile } from '../../src/media/ico-file.ts'
import type { BrandFolder } from '../../src/brand-check/brand-folder.ts'
import type { LibraryFont } from './font-library.ts'
import { drawIcon, drawLogo, drawMark, type Drawing } from './new-logo.ts'

const preview = { width: 1200, height: 630, logoWidth: 760 }
const homeScreenSizes = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
const tabSizes = [16, 32, 48]
const fontsAt = '/brand/fonts/'

const logoEntry = (name: string, { width, height }: Drawing, alt: string) => ({
  url: `/brand/logos/${name}.svg`,
  dimensions: { width, height },
  alt,
})

/** Addresses of a brand's files before they are drawn: enough to derive its colors. */
export const createPlaceholderAssets = (title: string) => {
  const drawing = { svg: '', width: 40, height: 40 }
  return {
    cinemaLogos: {
      Light: logoEntry('logo-on-light', drawing, title),
      Dark: logoEntry('logo-on-dark', drawing, title),
    },
  }
}

function copyFonts(brand: BrandFolder, used: readonly LibraryFont[]): void {
  for (const { from, font } of used) {
    const files = font.fontFaces.map(({ source }) => source.replace(fontsAt, ''))
    // A font is always copied with its licence.
    const licences = readdirSync(from.file('assets', 'fonts')).filter(
      (name) =>
        name.endsWith('.LICENSE.txt') &&
        files.some((file) => file.startsWith(basename(name, '.LICENSE.txt'))),
    )
    for (const file of [...files, ...licences])
      copyFileSync(from.file('assets', 'fonts', file), brand.file('assets', 'fonts', file))
  }
}

/** A drawing as a PNG of a given width. */
const raster = ({ svg, width }: Drawing, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / width })
    .resize({ width: pixels })
    .png()
    .toBuffer()

async function linkPreview(logo: Drawing, ground: string): Promise<Buffer> {
  return sharp({ create: { width: preview.width, height: preview.height, channels: 3, background: ground } })
    .composite([{ input: await raster(logo, preview.logoWidth) }])
    .png({ palette: true })
    .toBuffer()
}

/** Draws and copies a new brand's files; returns the `assets` of its theme. */
export async function writeAssets(
  brand: BrandFolder,
  theme: BrandTheme,
  used: readonly LibraryFont[],
  template: BrandFolder,
): Promise<Record<string, unknown>> {
  const { Light, Dark } = theme.modes
  const [light, dark] = [Light ?? Dark, Dark ?? Light] as [ModeTokens, ModeTokens]
  const heading = used.find(({ role }) => role === 'heading')
  const source = heading?.font.fontFaces[0]?.source
  if (!heading || source === undefined) throw new Error('A logo needs a heading font')
  const fontFile = heading.from.file('assets', 'fonts', source.replace(fontsAt, ''))
  const style = theme.radius.style
  const logos = {
    'logo-on-light': drawLogo(theme.name, light, style, fontFile),
    'logo-on-dark': drawLogo(theme.name, dark, style, fontFile),
    'mark-on-light': drawMark(theme.name, light, style),
    'mark-on-dark': drawMark(theme.name, dark, style),
  }
  const write = (path: readonly string[], content: string | Buffer) => {
    const file = brand.file('assets', ...path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const [name, drawing] of Object.entries(logos)) write(['logos', `${name}.svg`], drawing.svg)
  write(['logos', 'logo.svg'], logos['logo-on-light'].svg)
  write(['logos', 'mark.svg'], logos['mark-on-light'].svg)
  const icon = drawIcon(theme.name, theme.defaultMode === 'Dark' ? dark : light, style)
  write(['favicon', 'favicon.svg'], icon.svg)
  for (const [name, size] of Object.entries(homeScreenSizes))
    write(['favicon', `${name}.png`], await raster(icon, size))
  const tabs = tabSizes.map(async (size) => ({ size, bytes: await raster(icon, size) }))
  write(['favicon', 'favicon.ico'], createIcoFile(await Promise.all(tabs)))
  write(['social', 'open-graph.png'], await linkPreview(logos['logo-on-dark'], dark.bg))
  mkdirSync(brand.file('assets', 'fonts'), { recursive: true })
  copyFonts(brand, used)
  if (existsSync(template.file('assets', 'art')))
    cpSync(template.file('assets', 'art'), join(brand.folder, 'assets', 'art'), { recursive: true })
  return {
    cinemaLogos: {
      Light: logoEntry('logo-on-light', logos['logo-on-light'], theme.name),
      Dark: logoEntry('logo-on-dark', logos['logo-on-dark'], theme.name),
    },
    favicons: [
      { url: '/brand/favicon/favicon.svg', size: 'any', type: 'image/svg+xml' },
      { url: '/brand/favicon/favicon.ico', size: '48x48', type: 'image/x-icon' },
      { url: '/brand/favicon/icon-192.png', size: '192x192', type: 'image/png' },
      { url: '/brand/favicon/apple-touch-icon.png', size: '180x180', type: 'image/png' },
    ],
    fonts: used.map(({ font }) => font),
    fontFallbacks: used.flatMap(({ fallbacks }) => fallbacks),
  }
}
