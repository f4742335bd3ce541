import { componentCss } from './component-css.ts'
import { imageBreakpoints, type ImageBreakpoint } from './breakpoints.ts'
import type { ContrastLevel } from './contrast-levels.ts'
import { pictureShare } from './picture.ts'
import { heroPatternCss, type HeroPattern } from './values/marks.ts'
import type { BackgroundImages, BrandTheme, ButtonRole, ModeTokens, ModeType } from './theme-model.ts'

type Declarations = Record<string, string | number>

/** Whether a text colour is light: then its background is dark, and the logo there is the one for dark backgrounds. */
const isPale = (color: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) > (3 * 255) / 2

/** A pattern in its attribute's text colour: declared on `<html>` by mode, where no attribute's `--on-hero` exists. */
const heroPattern = (id: string, pattern: HeroPattern) =>
  heroPatternCss[pattern].replaceAll('var(--on-hero)', `var(--on-hero-${id})`)

/** Whether primary buttons, at rest, are filled with a colour of a mode's: what of it they show. */
const primaryFill = (tokens: ModeTokens, { Primary }: BrandTheme['buttons']) =>
  Primary.isFilled && Primary.colorPalette === 'Primary' ? tokens.primary : null

/**
 * The line below the header. If primary buttons are not filled with the exact brand colour, because it was adjusted for
 * legibility or because they are outlined or of the second palette, the line shows that colour on every page; otherwise
 * it is a hairline, and absent below a header with its own background.
 */
function headerLine(tokens: ModeTokens, buttons: BrandTheme['buttons']) {
  const { brand, header, bg, border } = tokens
  if (primaryFill(tokens, buttons) !== brand) return 'var(--brand)'
  return header === bg ? border : 'transparent'
}

/**
 * Custom properties of a mode; names are those of the mockups. `buttons` tells which other elements show the brand's
 * colour.
 */
export const modeProperties = (tokens: ModeTokens, buttons: BrandTheme['buttons']): Declarations => ({
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
  '--pressed': tokens.pressed,
  // A selected control must be visible: the edge's colour, which is visible on every background, and a colour visible
  // on that.
  '--control-on': tokens.primaryEdge,
  '--control-dot': tokens.primaryEdge === tokens.primary ? tokens.onPrimary : tokens.bg,
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
  '--header-line': headerLine(tokens, buttons),
  '--header-logo-light': isPale(tokens.onHeader) ? 'none' : 'block',
  '--header-logo-dark': isPale(tokens.onHeader) ? 'block' : 'none',
  ...Object.fromEntries(
    Object.entries(tokens.heroAttributes).flatMap(([id, hero]) => [
      [`--hero-${id}`, hero.color],
      [`--on-hero-${id}`, hero.on],
      [`--hero-edge-${id}`, hero.edge],
      [`--hero-pattern-${id}`, heroPattern(id, hero.pattern)],
    ]),
  ),
  '--seat': tokens.seats.seat,
  '--seat-prem': tokens.seats.premier,
  '--seat-taken': tokens.seats.taken,
  '--floor': tokens.seats.floor,
  '--on-seat': tokens.seats.onSeat,
  '--on-prem': tokens.seats.onPremier,
  '--sel': tokens.seats.selected,
  '--on-sel': tokens.seats.onSelected,
  '--sel-edge': tokens.seats.selectedEdge,
  '--band': tokens.seats.band,
  '--halo': tokens.seats.halo,
  '--beam': tokens.seats.beam,
})

const px = (value: number) => `${value}px`
/** Type sizes follow the browser's text size, default 16 px. */
const rem = (value: number) => `${value / 16}rem`
const pill = '999px'
const quoted = (family: string) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)
const stack = (font: { family: string; fallbacks: readonly string[] }) =>
  [font.family, ...font.fallbacks].map(quoted).join(', ')

interface Palette {
  fill: string
  on: string
  /** Border of a filled button. */
  edge: string
  hover: string
  /** Border and text of an outlined button, on the page's background. */
  line: string
  text: string
}

const palettes: Record<ButtonRole, Palette> = {
  Primary: {
    fill: 'var(--primary)',
    on: 'var(--on-primary)',
    edge: 'var(--primary-edge)',
    hover: 'var(--primary-hover)',
    line: 'var(--ink)',
    text: 'var(--ink)',
  },
  Secondary: {
    fill: 'var(--secondary)',
    on: 'var(--on-secondary)',
    edge: 'var(--secondary)',
    hover: 'var(--secondary)',
    line: 'var(--secondary)',
    text: 'var(--secondary)',
  },
}

/** An outlined button beside the primary one is quiet: text as on the page and a border as of a card. */
const outlinedPalette: Palette = { ...palettes.Secondary, line: 'var(--border)', text: 'var(--text)' }

/** Buttons are filled with a colour of the brand, or outlined and filled on hover; the quiet ones only draw a line. */
function buttonProperties({ buttons }: BrandTheme, role: ButtonRole, prefix: string): Declarations {
  const { isFilled, borderWidth, colorPalette } = buttons[role]
  const isQuiet = role === 'Secondary' && colorPalette === 'Secondary' && !isFilled
  const { fill, on, edge, hover, line, text } = isQuiet ? outlinedPalette : palettes[colorPalette]
  return {
    [`${prefix}-bg`]: isFilled ? fill : 'transparent',
    [`${prefix}-fg`]: isFilled ? on : text,
    [`${prefix}-bg-hover`]: isFilled ? hover : isQuiet ? 'transparent' : fill,
    [`${prefix}-fg-hover`]: isQuiet ? text : on,
    // A filled button without a border keeps its edge, in its fill's colour unless that is hardly visible; an outlined
    // one has none except in forced colours, where a transparent border is drawn.
    [`${prefix}-border`]: `${Math.max(borderWidth, 1)}px solid ${isFilled ? edge : borderWidth > 0 ? line : 'transparent'}`,
  }
}

/** Vertical alignment of the logo in the header. */
const logoAlignment = { Top: 'start', Center: 'center', Bottom: 'end' } as const

/** Custom properties that are independent of the mode: type, shape, sizes of the frame. */
export const sharedProperties = (theme: BrandTheme): Declarations => ({
  '--font-head': stack(theme.typography.heading),
  '--font-body': stack(theme.typography.body),
  '--head-weight': theme.typography.heading.weight,
  '--head-tracking': `${theme.typography.heading.tracking}em`,
  '--body-weight': theme.typography.body.weight,
  '--strong-weight': theme.typography.body.strongWeight,
  ...Object.fromEntries(
    Object.entries(theme.typography.sizes).map(([step, { wide }]) => [`--${step}`, rem(wide)]),
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
  '--logo-align': logoAlignment[theme.header.logo.verticalAlignment],
  '--heading-align': theme.pageHeadingAlignment === 'Center' ? 'center' : 'start',
  '--heading-margin': theme.pageHeadingAlignment === 'Center' ? 'auto' : '0',
  '--scrim': 'rgb(4 6 10 / 64%)',
  '--page-margin': '80px',
  '--gutter': '24px',
  ...buttonProperties(theme, 'Primary', '--button'),
  ...buttonProperties(theme, 'Secondary', '--button-2'),
})

/** Sides of the page and space between columns on narrower screens; wide ones have `sharedProperties`. */
const narrowFrames = {
  tablet: { '--page-margin': '40px' },
  phone: { '--page-margin': '16px', '--gutter': '16px' },
}

/** Sizes of type below 600 px. */
export const narrowTypeProperties = (theme: BrandTheme): Declarations =>
  Object.fromEntries(
    Object.entries(theme.typography.sizes).map(([step, { narrow }]) => [`--${step}`, rem(narrow)]),
  )

const places = ['body', 'header'] as const
const hasImage = ({ assets }: BrandTheme, place: (typeof places)[number]) =>
  Object.values(assets.backgroundImages).some((images) => images[place])

/** Pictures behind the page and the header, with their focal point; none if only the other mode has one. */
const imageProperties = (theme: BrandTheme, images: BackgroundImages | undefined): Declarations =>
  Object.fromEntries(
    places.flatMap((place): [string, string][] => {
      const image = images?.[place]
      if (!image) return hasImage(theme, place) ? [[`--${place}-image`, 'none']] : []
      return [
        [`--${place}-image`, `url("${image.url}")`],
        [`--${place}-image-position`, `${image.fromLeft}% ${image.fromTop}%`],
      ]
    }),
  )

/** Opacity of the page's background over its picture: what shows through counts among the backgrounds of text. */
const veil = `color-mix(in srgb,var(--bg) ${100 * (1 - pictureShare)}%,transparent)`

/** The page's picture, behind everything and fixed while scrolling; not with raised contrast. */
const bodyImageCss = (theme: BrandTheme): string[] =>
  hasImage(theme, 'body')
    ? [
        block('body::before', {
          content: '""',
          position: 'fixed',
          inset: '0',
          'z-index': '-1',
          background: `linear-gradient(${veil} 0 0),var(--body-image) var(--body-image-position,50% 50%)/cover no-repeat`,
        }),
        ':root:is([data-contrast=Medium],[data-contrast=High]) body::before{display:none}',
        '@media (prefers-contrast:more){:root:not([data-contrast=Normal]) body::before{display:none}}',
        '@media (forced-colors:active){body::before{display:none}}',
      ]
    : []

/** The header's picture is behind text at any position: not with raised contrast. */
const headerImageCss = (theme: BrandTheme): string[] =>
  hasImage(theme, 'header')
    ? [
        ':root:root:root:is([data-contrast=Medium],[data-contrast=High]){--header-image:none}',
        '@media (prefers-contrast:more){:root:root:root:not([data-contrast=Normal]){--header-image:none}}',
        '@media (forced-colors:active){:root:root:root{--header-image:none}}',
      ]
    : []

/** Elements of an attribute with its own appearance (`data-attribute-id`), in every mode. */
const heroCss = (theme: BrandTheme): string[] => {
  const modes = Object.values(theme.modes)
  const ids = new Set(modes.flatMap(({ heroAttributes }) => Object.keys(heroAttributes)))
  const hasPattern = (id: string) =>
    modes.some(({ heroAttributes }) => (heroAttributes[id]?.pattern ?? 'solid') !== 'solid')
  return [...ids].map((id) =>
    block(`[data-attribute-id="${id}"]`, {
      '--hero': `var(--hero-${id})`,
      '--on-hero': `var(--on-hero-${id})`,
      '--hero-edge': `var(--hero-edge-${id})`,
      ...(hasPattern(id) ? { '--hero-pattern': `var(--hero-pattern-${id})` } : {}),
    }),
  )
}

const block = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const toUnicodeRange = ({ unicodeRange }: { unicodeRange: string | null }) =>
  unicodeRange === null ? '' : `;unicode-range:${unicodeRange}`

/** The brand's typefaces, and local ones bent to their measures for the time before they arrive. */
export const fontFaceCss = (theme: BrandTheme): string =>
  [
    ...theme.assets.fonts.map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:url("${face.source}") format("${face.format}");font-style:${face.style};` +
        `font-weight:${face.weight};font-display:swap${toUnicodeRange(face)}}`,
    ),
    ...theme.assets.fallbacks.map(
      (face) =>
        `@font-face{font-family:"${face.family}";src:${face.local.map((name) => `local("${name}")`).join(',')};` +
        `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascentOverride}%;descent-override:${face.descentOverride}%;` +
        `line-gap-override:${face.lineGapOverride}%${toUnicodeRange(face)}}`,
    ),
  ].join('\n')

/** The same theme at the levels above normal. */
export type RaisedContrast = Partial<Record<Exclude<ContrastLevel, 'Normal'>, BrandTheme>>

const modeSelector = (type: ModeType) => `:root:root[data-mode=${type.toLowerCase()}]`

/** Changes of a contrast level in a mode: chosen by the visitor (`data-contrast`), or requested by the device. */
function contrastCss(theme: BrandTheme, raised: RaisedContrast): string[] {
  const modes = Object.entries(theme.modes) as [ModeType, ModeTokens][]
  return (['Medium', 'High'] as const).flatMap((level) =>
    modes.flatMap(([type, tokens]) => {
      const other = raised[level]?.modes[type]
      if (!other) return []
      const normal = modeProperties(tokens, theme.buttons)
      const changed = Object.fromEntries(
        Object.entries(modeProperties(other, theme.buttons)).filter(
          ([name, value]) => normal[name] !== value,
        ),
      )
      const chosen = block(`${modeSelector(type)}[data-contrast=${level}]`, changed)
      if (level !== 'High') return [chosen]
      const unlessChosen = `${modeSelector(type)}:not([data-contrast=Normal],[data-contrast=Medium])`
      return [chosen, `@media (prefers-contrast:more){${block(unlessChosen, changed)}}`]
    }),
  )
}

const logoHeights = ['--logo-h', '--logo-h-narrow'] as const

/** The logo's height on screens for which the configuration sets a separate size. */
function logoCss({ assets }: BrandTheme): string[] {
  const screens = Object.keys(imageBreakpoints) as ImageBreakpoint[]
  return screens.flatMap((screen, index) => {
    const height = assets.logo.heights[screen]
    if (height === undefined) return []
    const next = screens[index + 1]
    const below = next === undefined ? '' : ` and (max-width:${imageBreakpoints[next] - 0.05}px)`
    const size = Object.fromEntries(logoHeights.map((name) => [name, px(height)]))
    return [`@media (min-width:${imageBreakpoints[screen]}px)${below}{${block(':root:root', size)}}`]
  })
}

/** The shared properties that every width of the window has alike: no media query of the sheet changes them. */
export function getSteadyProperties(theme: BrandTheme): Declarations {
  const changing = new Set<string>([
    ...Object.keys({ ...narrowFrames.tablet, ...narrowFrames.phone, ...narrowTypeProperties(theme) }),
    ...logoHeights,
  ])
  return Object.fromEntries(Object.entries(sharedProperties(theme)).filter(([name]) => !changing.has(name)))
}

/**
 * The brand's custom properties: those that every mode has and those of each mode, switched by `data-mode` and `data-contrast` on
 * `<html>`. The selectors out-rank MUI's own `:root`, whichever order the tags end up in.
 */
export function themeCss(theme: BrandTheme, raised: RaisedContrast = {}): string {
  const modes = Object.entries(theme.modes) as [ModeType, ModeTokens][]
  return [
    block(':root:root', sharedProperties(theme)),
    ...modes.map(([type, tokens]) =>
      block(`${type === theme.defaultMode ? ':root:root,' : ''}${modeSelector(type)}`, {
        'color-scheme': type.toLowerCase(),
        ...modeProperties(tokens, theme.buttons),
        ...imageProperties(theme, theme.assets.backgroundImages[type]),
      }),
    ),
    ...contrastCss(theme, raised),
    ...heroCss(theme),
    ...bodyImageCss(theme),
    ...headerImageCss(theme),
    ...logoCss(theme),
    `@media (max-width:1279.95px){${block(':root:root', narrowFrames.tablet)}}`,
    `@media (max-width:599.95px){${block(':root:root', { ...narrowFrames.phone, ...narrowTypeProperties(theme) })}}`,
    ...componentCss(theme.components),
  ].join('\n')
}
