import type { BackgroundImages, BrandTheme, ModeTokens, ModeType } from './theme-model.ts'

type Declarations = Record<string, string | number>

/** Whether a colour of text is a light one: then its ground is dark, and so is the one that the logo there must suit. */
const isPale = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) > (3 * 255) / 2

/** Custom properties of a mode; names are those of the mockups. */
export const modeProperties = (tokens: ModeTokens): Declarations => ({
  '--bg': tokens.bg,
  '--surface': tokens.surface,
  '--surface-2': tokens.surface2,
  '--border': tokens.border,
  '--field-border': tokens.fieldBorder,
  '--text': tokens.text,
  '--muted': tokens.muted,
  '--brand': tokens.brand,
  '--primary': tokens.primary,
  '--primary-edge': tokens.primaryEdge,
  '--primary-hover': tokens.primaryHover,
  '--on-primary': tokens.onPrimary,
  '--ink': tokens.ink,
  '--secondary': tokens.secondary,
  '--on-secondary': tokens.onSecondary,
  '--error': tokens.error,
  '--on-error': tokens.onError,
  '--warning': tokens.warning,
  '--on-warning': tokens.onWarning,
  '--success': tokens.success,
  '--on-success': tokens.onSuccess,
  '--header-bg': tokens.header,
  '--header-fg': tokens.onHeader,
  '--header-current': tokens.headerInk,
  '--header-line': tokens.header === tokens.bg ? tokens.border : 'transparent',
  '--header-logo-light': isPale(tokens.onHeader) ? 'none' : 'block',
  '--header-logo-dark': isPale(tokens.onHeader) ? 'block' : 'none',
  ...Object.fromEntries(
    Object.entries(tokens.heroAttributes).flatMap(([id, hero]) => [
      [`--hero-${id}`, hero.color],
      [`--on-hero-${id}`, hero.on],
      [`--hero-edge-${id}`, hero.edge],
    ]),
  ),
  '--seat': tokens.seats.seat,
  '--seat-prem': tokens.seats.premier,
  '--seat-taken': tokens.seats.taken,
  '--floor': tokens.seats.floor,
  '--on-seat': tokens.seats.onSeat,
  '--sel': tokens.seats.selected,
  '--on-sel': tokens.seats.onSelected,
  '--sel-edge': tokens.seats.selectedEdge,
  '--band': tokens.seats.band,
  '--halo': tokens.seats.halo,
  '--beam': tokens.seats.beam,
})

const px = (value: number) => `${value}px`
const pill = '999px'
const quoted = (family: string) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)
const stack = (font: { family: string; fallbacks: readonly string[] }) =>
  [font.family, ...font.fallbacks].map(quoted).join(', ')

/** Primary buttons are filled with the brand colour, or outlined in ink and filled on hover. */
const buttonProperties = (theme: BrandTheme): Declarations => {
  const { isFilled, borderWidth, colorPalette } = theme.buttons.Primary
  const fill = colorPalette === 'Primary' ? 'var(--primary)' : 'var(--secondary)'
  const on = colorPalette === 'Primary' ? 'var(--on-primary)' : 'var(--on-secondary)'
  const edge = colorPalette === 'Primary' ? 'var(--primary-edge)' : fill
  if (isFilled)
    return {
      '--button-bg': fill,
      '--button-fg': on,
      '--button-bg-hover': colorPalette === 'Primary' ? 'var(--primary-hover)' : fill,
      '--button-fg-hover': on,
      '--button-border': `${Math.max(borderWidth, 1)}px solid ${edge}`,
    }
  return {
    '--button-bg': 'transparent',
    '--button-fg': 'var(--ink)',
    '--button-bg-hover': fill,
    '--button-fg-hover': on,
    '--button-border': `${borderWidth}px solid var(--ink)`,
  }
}

/** Custom properties that a change of mode leaves alone: type, shape, sizes of the frame. */
export const sharedProperties = (theme: BrandTheme): Declarations => ({
  '--font-head': stack(theme.typography.heading),
  '--font-body': stack(theme.typography.body),
  '--head-weight': theme.typography.heading.weight,
  '--head-tracking': `${theme.typography.heading.tracking}em`,
  '--body-weight': theme.typography.body.weight,
  '--strong-weight': theme.typography.body.strongWeight,
  ...Object.fromEntries(
    Object.entries(theme.typography.sizes).map(([step, { wide }]) => [`--${step}`, px(wide)]),
  ),
  '--r-lg': px(theme.radius.large),
  '--r-md': px(theme.radius.medium),
  '--r-sm': px(theme.radius.small),
  '--r-button': theme.radius.style === 'FullRounded' ? pill : px(theme.radius.medium),
  '--r-control': theme.radius.style === 'FullRounded' ? pill : px(theme.radius.large),
  '--card-border': px(theme.cardBorderWidth),
  '--header-h': px(theme.header.height),
  '--header-h-narrow': px(theme.header.narrowHeight),
  '--logo-h': px(theme.header.logo.height),
  '--logo-h-narrow': px(theme.header.logo.narrowHeight),
  '--heading-align': theme.pageHeadingAlignment === 'Center' ? 'center' : 'start',
  '--heading-margin': theme.pageHeadingAlignment === 'Center' ? 'auto' : '0',
  '--control-on': 'var(--primary)',
  '--control-dot': 'var(--on-primary)',
  '--scrim': 'rgb(4 6 10 / 64%)',
  '--page-margin': '80px',
  '--gutter': '24px',
  ...buttonProperties(theme),
})

/** Sizes of type below 600 px. */
export const narrowTypeProperties = (theme: BrandTheme): Declarations =>
  Object.fromEntries(
    Object.entries(theme.typography.sizes).map(([step, { narrow }]) => [`--${step}`, px(narrow)]),
  )

/** Pictures behind the page and the header, with the point of them that stays in view. */
const imageProperties = (images: BackgroundImages | undefined): Declarations =>
  Object.fromEntries(
    (['body', 'header'] as const).flatMap((place) => {
      const image = images?.[place]
      return image
        ? [
            [`--${place}-image`, `url("${image.url}")`],
            [`--${place}-image-position`, `${image.fromLeft}% ${image.fromTop}%`],
          ]
        : []
    }),
  )

const block = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const fontFaceCss = (theme: BrandTheme) => [
  ...theme.assets.fonts.map(
    (face) =>
      `@font-face{font-family:"${face.family}";src:url("${face.source}") format("${face.format}");font-style:${face.style};` +
      `font-weight:${face.weight};font-display:swap${face.unicodeRange === null ? '' : `;unicode-range:${face.unicodeRange}`}}`,
  ),
  ...theme.assets.fallbacks.map(
    (face) =>
      `@font-face{font-family:"${face.family}";src:${face.local.map((name) => `local("${name}")`).join(',')};` +
      `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascentOverride}%;descent-override:${face.descentOverride}%;` +
      `line-gap-override:${face.lineGapOverride}%}`,
  ),
]

/**
 * The brand's sheet: fonts, shared properties and those of each mode, switched by `data-mode` on `<html>`.
 * The selectors out-rank MUI's own `:root`, whichever order the tags end up in.
 */
export function themeCss(theme: BrandTheme): string {
  const properties = (type: ModeType, tokens: ModeTokens): Declarations => ({
    'color-scheme': type.toLowerCase(),
    ...modeProperties(tokens),
    ...imageProperties(theme.assets.backgroundImages[type]),
  })
  const modes = Object.entries(theme.modes) as [ModeType, ModeTokens][]
  return [
    ...fontFaceCss(theme),
    block(':root:root', sharedProperties(theme)),
    ...modes
      .filter(([type]) => type === theme.defaultMode)
      .map(([type, tokens]) => block(':root:root', properties(type, tokens))),
    ...modes.map(([type, tokens]) =>
      block(`:root:root[data-mode=${type.toLowerCase()}]`, properties(type, tokens)),
    ),
    `@media (max-width:1279.95px){${block(':root:root', { '--page-margin': '40px' })}}`,
    `@media (max-width:599.95px){${block(':root:root', { '--page-margin': '16px', '--gutter': '16px', ...narrowTypeProperties(theme) })}}`,
  ].join('\n')
}
