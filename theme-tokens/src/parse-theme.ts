import { modeTokens } from './mode-tokens.ts'
import { radii } from './radius.ts'
import { at, choice, flag, list, member, number, text, ThemeError, type Node } from './reader.ts'
import type {
  BackgroundImages,
  BrandTheme,
  ButtonRole,
  ButtonStyle,
  FallbackFace,
  FontFace,
  FontFamily,
  ModeTokens,
  ModeType,
  Typography,
} from './theme-model.ts'

export { ThemeError } from './reader.ts'

const modeTypes = ['Light', 'Dark'] as const satisfies readonly ModeType[]
const alignments = ['Left', 'Center'] as const
const formats: Record<string, FontFace['format']> = {
  woff2: 'woff2',
  woff: 'woff',
  otf: 'opentype',
  ttf: 'truetype',
}

const familyName = /^[\p{L}\p{N} ._-]+$/u
const address = /^(\/(?!\/)|https:\/\/)[^\s"'()\\<>]*$/
const unicodeRange = /^U\+[0-9A-F?-]+(\s*,\s*U\+[0-9A-F?-]+)*$/i
const fontWeight = /^\d{1,4}( \d{1,4})?$/

function matching(node: Node, pattern: RegExp, needed: string, otherwise?: string): string {
  const found = text(node, otherwise)
  if (!pattern.test(found))
    throw new ThemeError(node.path, `found ${JSON.stringify(found)}, needed ${needed}`)
  return found
}

const family = (node: Node) => matching(node, familyName, 'a font name of letters, figures, spaces, . _ -')
const url = (node: Node) => matching(node, address, 'an address that starts with / or https://')

const fontFamily = (node: Node): FontFamily => ({
  family: family(member(node, 'family')),
  fallbacks: list(at(node, 'fallbacks')).map(family),
})

function typography(node: Node): Typography {
  const groups = member(node, 'fontFamilyGroups')
  const weights = at(node, 'fontWeights')
  const size = (name: string, wide: number, narrow: number) => ({
    wide: number(at(node, 'sizes', name, 'wide'), wide),
    narrow: number(at(node, 'sizes', name, 'narrow'), narrow),
  })
  return {
    heading: {
      ...fontFamily(member(groups, 'heading')),
      weight: number(at(weights, 'heading'), 700),
      tracking: number(at(node, 'headingTracking'), 0, -0.1),
    },
    body: {
      ...fontFamily(member(groups, 'body')),
      weight: number(at(weights, 'body'), 400),
      strongWeight: number(at(weights, 'strong'), 650),
    },
    sizes: {
      t1: size('t1', 14, 14),
      t2: size('t2', 16, 16),
      t3: size('t3', 20, 20),
      t4: size('t4', 30, 24),
      t5: size('t5', 56, 36),
    },
  }
}

function buttons(node: Node): Record<ButtonRole, ButtonStyle> {
  const styles: Record<ButtonRole, ButtonStyle> = {
    Primary: { isFilled: true, borderWidth: 0, colorPalette: 'Primary' },
    Secondary: { isFilled: false, borderWidth: 1, colorPalette: 'Secondary' },
  }
  for (const each of list(node)) {
    const role = choice(member(each, 'type'), ['Primary', 'Secondary'] as const)
    styles[role] = {
      isFilled: flag(at(each, 'isFilled'), styles[role].isFilled),
      borderWidth: number(at(each, 'borderWidth'), styles[role].borderWidth),
      colorPalette: choice(at(each, 'colorPalette'), ['Primary', 'Secondary'] as const, role),
    }
  }
  return styles
}

const fontFaces = (node: Node): FontFace[] =>
  list(node).flatMap((font) =>
    list(member(font, 'fontFaces')).map((face) => {
      const source = url(member(face, 'source'))
      const format = formats[/\.(\w+)$/.exec(source)?.[1] ?? '']
      if (!format)
        throw new ThemeError(
          `${face.path}.source`,
          `found ${source}, needed a file ending in woff2, woff, otf or ttf`,
        )
      return {
        family: family(member(font, 'family')),
        source,
        format,
        style: choice(at(face, 'style'), ['normal', 'italic'] as const, 'normal'),
        weight: matching(at(face, 'weight'), fontWeight, 'a weight or a range like "400 700"', '400'),
        unicodeRange:
          at(face, 'unicodeRange').value === undefined
            ? null
            : matching(at(face, 'unicodeRange'), unicodeRange, 'a range like U+0000-00FF'),
        preload: flag(at(face, 'preload'), false),
      }
    }),
  )

const fallbackFaces = (node: Node): FallbackFace[] =>
  list(node).map((face) => ({
    family: family(member(face, 'family')),
    local: list(member(face, 'local')).map(family),
    sizeAdjust: number(member(face, 'sizeAdjust')),
    ascentOverride: number(member(face, 'ascentOverride')),
    descentOverride: number(member(face, 'descentOverride')),
    lineGapOverride: number(at(face, 'lineGapOverride'), 0),
  }))

/** Reads the modes and says which is the default; fails without one. */
function modes(node: Node): { defaultMode: ModeType; modes: Partial<Record<ModeType, ModeTokens>> } {
  const read: Partial<Record<ModeType, ModeTokens>> = {}
  let defaultMode: ModeType | null = null
  for (const each of list(node)) {
    const type = choice(member(each, 'type'), modeTypes)
    if (read[type]) throw new ThemeError(each.path, `a second ${type} mode`)
    read[type] = modeTokens(member(each, 'colorScheme'), type)
    if (flag(at(each, 'isDefault'), false)) defaultMode = type
  }
  if (!defaultMode)
    throw new ThemeError(node.path, 'No default mode found for theme: one mode needs "isDefault": true')
  return { defaultMode, modes: read }
}

function backgroundImages(node: Node): Partial<Record<ModeType, BackgroundImages>> {
  const read: Partial<Record<ModeType, BackgroundImages>> = {}
  for (const type of modeTypes) {
    const images = at(node, type)
    if (images.value === undefined) continue
    const image = (name: 'body' | 'header') =>
      at(images, name).value === undefined ? null : url(at(images, name))
    read[type] = { body: image('body'), header: image('header') }
  }
  return read
}

/**
 * A brand's theme file as the product uses it. Everything is checked and re-serialised: a theme is data
 * and cannot carry anything into a style sheet but colours, numbers, font names and addresses.
 * @throws ThemeError with the path, what was found and what is needed
 */
export function parseTheme(json: unknown): BrandTheme {
  const root: Node = { value: json, path: '' }
  const header = at(root, 'header')
  const assets = member(root, 'assets')
  const style = choice(member(root, 'radiusStyle'), ['Straight', 'Rounded', 'FullRounded'] as const)
  const height = number(at(header, 'height'), 72)
  const logoHeight = number(at(header, 'logo', 'height'), 40)
  const logo = member(assets, 'cinemaLogo')
  return {
    name: text(member(root, 'name')),
    ...modes(member(root, 'modes')),
    typography: typography(member(root, 'typography')),
    buttons: buttons(at(root, 'buttons')),
    radius: { style, ...radii[style] },
    cardBorderWidth: number(at(root, 'cardBorderWidth'), 0),
    header: {
      height,
      narrowHeight: number(at(header, 'narrowHeight'), 60),
      logo: {
        height: logoHeight,
        narrowHeight: number(at(header, 'logo', 'narrowHeight'), 32),
        horizontalAlignment: choice(at(header, 'logo', 'horizontalAlignment'), alignments, 'Left'),
        verticalAlignment: choice(
          at(header, 'logo', 'verticalAlignment'),
          ['Top', 'Center', 'Bottom'] as const,
          'Center',
        ),
      },
    },
    pageHeadingAlignment: choice(at(root, 'pageHeadingAlignment'), alignments, 'Left'),
    assets: {
      fonts: fontFaces(at(assets, 'fonts')),
      fallbacks: fallbackFaces(at(assets, 'fontFallbacks')),
      favicons: list(at(assets, 'favicons')).map((icon) => ({
        url: url(member(icon, 'url')),
        size: matching(at(icon, 'size'), /^(any|\d+x\d+)$/, '"any" or a size like 32x32', 'any'),
        type:
          at(icon, 'type').value === undefined
            ? null
            : matching(at(icon, 'type'), /^image\/[\w.+-]+$/, 'a media type'),
      })),
      logo: {
        light: url(member(logo, 'light')),
        dark: url(member(logo, 'dark')),
        ratio: number(member(logo, 'ratio'), undefined, 0.1),
        label: text(member(logo, 'alt')),
      },
      backgroundImages: backgroundImages(at(assets, 'backgroundImages')),
    },
  }
}
