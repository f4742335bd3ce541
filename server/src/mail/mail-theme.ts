import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import type { BrandTheme, ModeTokens, ModeType } from '@foyer/theme-tokens/theme-model'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'

/** Colors of a mail in one mode; inks have the contrast of the theme's tokens on their grounds. */
export type MailColors = Pick<
  ModeTokens,
  'bg' | 'surface' | 'border' | 'text' | 'muted' | 'primary' | 'onPrimary' | 'ink'
>

/** Theme of a mail. */
export interface MailTheme {
  /** Inline colors: for mail clients without support for color schemes. */
  readonly colors: MailColors
  readonly scheme: ModeType
  /** The other mode, for mail clients with support for color schemes; null if the theme has only one mode. */
  readonly other: { readonly scheme: ModeType; readonly colors: MailColors } | null
  /** The band above the mail, the same in both modes, so that one logo is enough. */
  readonly band: { readonly ground: string; readonly ink: string }
  /** CSS font lists. */
  readonly bodyFont: string
  readonly headingFont: string
  /** Radius of the button, pixels. */
  readonly radius: number
  readonly logo: MailLogo | null
}

/** The brand's logo as a picture that every mail client shows. */
export interface MailLogo {
  readonly png: Buffer
  readonly width: number
  readonly height: number
  readonly label: string
}

/** Largest height, pixels; a logo centred in the header is tall. */
const largestLogo = 60
/** Pixels of the picture per pixel of the mail. */
const logoDensity = 3
/** Dots per inch at which a vector picture has its nominal size. */
const cssDensity = 72
const toColors = ({ bg, surface, border, text, muted, primary, onPrimary, ink }: ModeTokens): MailColors => ({
  bg,
  surface,
  border,
  text,
  muted,
  primary,
  onPrimary,
  ink,
})

/** Font list of a mail: the brand's family if the reader's system has it, else common system fonts. */
const fontList = (family: string) =>
  `'${family.replace(/['"\\;<>]/g, '')}', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** @param ground of the band behind it, which decides between the two logos */
async function readLogo(theme: BrandTheme, ground: string, assetsFolder: string): Promise<MailLogo | null> {
  const { logo } = theme.assets
  const isDark = getContrastRatio('#ffffff', ground) > getContrastRatio('#000000', ground)
  const url = isDark ? logo.dark : logo.light
  if (!url.startsWith('/brand/')) return null
  const file = join(assetsFolder, decodeURIComponent(url.slice('/brand/'.length)))
  if (!file.startsWith(assetsFolder + sep)) return null
  const height = Math.min(largestLogo, theme.header.logo.height)
  const source = await readFile(file)
  const { data, info } = await sharp(source, { density: cssDensity * logoDensity })
    .resize({ height: height * logoDensity })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: Math.round(info.width / logoDensity), height, label: logo.label }
}

/**
 * Creates the mail theme from a brand's theme, Light first: most mail clients without support for color schemes are
 * light.
 * @param themeJson a validated theme
 * @param onFailure called if the logo cannot be drawn; its label is shown instead
 */
export async function createMailTheme(
  themeJson: unknown,
  assetsFolder: string,
  onFailure: (error: Error) => void,
): Promise<MailTheme> {
  const theme = parseTheme(themeJson)
  const { Light, Dark } = theme.modes
  const scheme: ModeType = Light ? 'Light' : 'Dark'
  const tokens = Light ?? Dark
  const banded = theme.modes[theme.defaultMode] ?? tokens
  if (!tokens || !banded) throw new Error('A theme has at least one mode')
  const logo = await readLogo(theme, banded.header, assetsFolder).catch((error: unknown) => {
    onFailure(error as Error)
    return null
  })
  return {
    colors: toColors(tokens),
    scheme,
    other: Light && Dark ? { scheme: 'Dark', colors: toColors(Dark) } : null,
    band: { ground: banded.header, ink: banded.onHeader },
    bodyFont: fontList(theme.typography.body.family),
    headingFont: fontList(theme.typography.heading.family),
    radius: { Straight: 0, Rounded: 10, FullRounded: 24 }[theme.radius.style],
    logo,
  }
}
