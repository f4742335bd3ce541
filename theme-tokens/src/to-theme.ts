import { imageBreakpoints, type ImageBreakpoint } from './breakpoints.ts'
import type { BackgroundImages, BackgroundImagesByMode } from './configuration/assets.ts'
import type { Image } from './configuration/images.ts'
import type {
  ButtonConfiguration,
  ThemeConfiguration,
  TypographyConfiguration,
} from './configuration/theme.ts'
import type { ContrastLevel } from './contrast-levels.ts'
import { parseFontFormat } from './values/font-format.ts'
import { deriveModeTokens, type ModeInput } from './mode-tokens.ts'
import { getRadii } from './values/radius.ts'
import type { BrandTheme, ButtonRole, ButtonStyle, ModeType, ThemeImage, Typography } from './theme-model.ts'

const systemFont = { family: 'system-ui', fallbacks: ['sans-serif'] }
const heavy = 600
const strongerBy = 250
const strongest = 700
const labelSmallerBy = 2

function toTypography(given: TypographyConfiguration = {}): Typography {
  const { heading, body } = given.fontFamilyGroups ?? {}
  const weights = given.fontWeights ?? {}
  const headingWeight = weights.heading ?? 700
  const bodyWeight = weights.body ?? 400
  const bodySize = given.bodySize ?? 16
  const font = (chosen: { family: string; fallbacks?: string[] } = systemFont) => ({
    family: chosen.family,
    fallbacks: chosen.fallbacks ?? systemFont.fallbacks,
  })
  const same = (size: number) => ({ wide: size, narrow: size })
  return {
    heading: {
      ...font(heading),
      weight: headingWeight,
      tracking: given.headingTracking ?? (headingWeight >= heavy ? -0.02 : -0.01),
    },
    body: {
      ...font(body),
      weight: bodyWeight,
      strongWeight: weights.strong ?? Math.max(bodyWeight, Math.min(bodyWeight + strongerBy, strongest)),
    },
    sizes: {
      t1: same(bodySize - labelSmallerBy),
      t2: same(bodySize),
      t3: same(20),
      t4: { wide: 30, narrow: 24 },
      t5: { wide: 56, narrow: 36 },
    },
  }
}

function toButtons(given: readonly ButtonConfiguration[] = []): Record<ButtonRole, ButtonStyle> {
  const style = (role: ButtonRole, filled: boolean, line: number): ButtonStyle => {
    const chosen = given.find(({ type }) => type === role)
    const isFilled = chosen?.isFilled ?? filled
    return {
      isFilled,
      borderWidth: chosen?.borderWidth ?? (isFilled ? 0 : line),
      colorPalette: chosen?.colorPalette ?? role,
    }
  }
  return { Primary: style('Primary', true, 1.5), Secondary: style('Secondary', false, 1) }
}

const imageScreens = Object.keys(imageBreakpoints) as ImageBreakpoint[]
const centre = 50

/** An image with its focal point, default the middle. */
const toImage = (given: Image): ThemeImage => ({
  url: given.url,
  fromLeft: given.fromLeft ?? centre,
  fromTop: given.fromTop ?? centre,
  alt: given.alt ?? null,
  dimensions: given.dimensions ? { ...given.dimensions } : null,
})

function toBackgroundImages(given: BackgroundImagesByMode = {}): BrandTheme['assets']['backgroundImages'] {
  const images = ({ body, header }: BackgroundImages) => ({
    body: body ? toImage(body) : null,
    header: header ? toImage(header) : null,
  })
  return {
    ...(given.Light ? { Light: images(given.Light) } : {}),
    ...(given.Dark ? { Dark: images(given.Dark) } : {}),
  }
}

/**
 * The type of the mode a theme starts in.
 * @throws Error "No default mode found for theme"
 */
export function getDefaultMode(theme: Pick<ThemeConfiguration, 'modes'>): ModeType {
  const mode = theme.modes.find(({ isDefault }) => isDefault === true)
  if (!mode) throw new Error('No default mode found for theme')
  return mode.type
}

/** What of a theme decides its colors. */
export interface ColoredTheme {
  modes: ThemeConfiguration['modes']
  assets: Pick<ThemeConfiguration['assets'], 'backgroundImages'>
}

/** Sources of the colors of each mode. */
export function listModeInputs(theme: ColoredTheme, level: ContrastLevel): ModeInput[] {
  const modes = theme.modes.map(({ type, colorScheme }) => ({ type, scheme: colorScheme }))
  return modes.map(({ type, scheme }) => ({
    type,
    scheme,
    other: modes.find((each) => each.type !== type) ?? null,
    hasHeaderImage: theme.assets.backgroundImages?.[type]?.header !== undefined,
    hasBodyImage: theme.assets.backgroundImages?.[type]?.body !== undefined,
    level,
  }))
}

/** A checked configuration as the product uses it, at a level of contrast. */
export function toTheme(theme: ThemeConfiguration, level: ContrastLevel = 'Normal'): BrandTheme {
  const { header, assets } = theme
  const style = theme.radiusStyle ?? 'Rounded'
  const alignment = header?.logo?.horizontalAlignment ?? 'Left'
  const isCentred = alignment === 'Center'
  const { Light, Dark } = assets.cinemaLogos
  return {
    name: theme.name,
    defaultMode: getDefaultMode(theme),
    modes: Object.fromEntries(
      listModeInputs(theme, level).map((input) => [input.type, deriveModeTokens(input)]),
    ),
    typography: toTypography(theme.typography),
    buttons: toButtons(theme.buttons),
    radius: { style, ...getRadii(style) },
    cardBorderWidth: theme.cardBorderWidth ?? (style === 'Straight' ? 1 : 0),
    header: {
      height: header?.height ?? (isCentred ? 104 : 72),
      narrowHeight: header?.narrowHeight ?? (isCentred ? 72 : 60),
      logo: {
        height: header?.logo?.height ?? (isCentred ? 72 : 40),
        narrowHeight: header?.logo?.narrowHeight ?? (isCentred ? 46 : 32),
        horizontalAlignment: alignment,
        verticalAlignment: header?.logo?.verticalAlignment ?? 'Center',
      },
    },
    pageHeadingAlignment: theme.pageHeadingAlignment ?? alignment,
    components: theme.components ?? {},
    assets: {
      fonts: (assets.fonts ?? []).flatMap(({ family, fontFaces }) =>
        fontFaces.map((face) => ({
          family,
          source: face.source,
          format: parseFontFormat(face.source),
          style: face.style ?? 'normal',
          weight: face.weight ?? '400',
          unicodeRange: face.unicodeRange ?? null,
          preload: face.preload ?? false,
        })),
      ),
      fallbacks: (assets.fontFallbacks ?? []).map(({ lineGapOverride, unicodeRange, ...face }) => ({
        ...face,
        lineGapOverride: lineGapOverride ?? 0,
        unicodeRange: unicodeRange ?? null,
      })),
      favicons: (assets.favicons ?? []).map(({ url, size, type }) => ({
        url,
        size: size ?? 'any',
        type: type ?? null,
      })),
      logo: {
        light: Light.url,
        dark: Dark.url,
        ratio: Light.dimensions.width / Light.dimensions.height,
        label: Light.alt,
        heights: Object.fromEntries(
          imageScreens.flatMap((screen) => {
            const size = Light.dimensions[screen]
            return size ? [[screen, size.height]] : []
          }),
        ),
      },
      backgroundImages: toBackgroundImages(assets.backgroundImages),
    },
  }
}
