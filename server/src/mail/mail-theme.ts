import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import sharp from 'sharp'
import { contrast } from '@foyer/theme-tokens/values/color'
import type { BrandTheme, ModeTokens, ModeType } from '@foyer/theme-tokens/theme-model'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'

/** The colours of a mail in one scheme: what is written on a ground passes the contrast of the theme's tokens. */
export type MailColors = Pick<
  ModeTokens,
  'bg' | 'surface' | 'border' | 'text' | 'muted' | 'primary' | 'onPrimary' | 'ink'
>

/** What a mail is drawn with. */
export interface MailTheme {
  /** Written on the elements themselves: what a reader shows that knows no schemes. */
  readonly colors: MailColors
  readonly scheme: ModeType
  /** The other scheme, for readers that know them; null where the theme has one mode alone. */
  readonly other: { readonly scheme: ModeType; readonly colors: MailColors } | null
  /** The band over the mail, the same in both schemes, so that one logo does. */
  readonly band: { readonly ground: string; readonly ink: string }
  /** CSS lists of families. */
  readonly bodyFont: string
  readonly headingFont: string
  /** Of the button, pixels. */
  readonly radius: number
  readonly logo: MailLogo | null
}

/** The brand's logo as a picture that every mail reader shows. */
export interface MailLogo {
  readonly png: Buffer
  readonly width: number
  readonly height: number
  readonly label: string
}

/** Pixels; a logo that stands centred in the header is a high one. */
const largestLogo = 60
/** Pixels of the picture to one of the mail. */
const logoDensity = 3
/** Dots an inch at which a vector has the size it says. */
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

/** Families that a mail can be set in: the brand's where a reader has it, else what every system has. */
const fontList = (family: string) =>
  `'${family.replace(/['"\\;<>]/g, '')}', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

/** @param ground of the band that it stands on: which of the two logos is seen there */
async function readLogo(theme: BrandTheme, ground: string, assetsFolder: string): Promise<MailLogo | null> {
  const { logo } = theme.assets
  const isDark = contrast('#ffffff', ground) > contrast('#000000', ground)
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
 * A brand's theme as its mails use it, light first: readers that know no schemes are mostly light.
 * @param themeJson a theme that has been checked
 * @param onFailure told when the logo cannot be drawn; its label stands in for it
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
