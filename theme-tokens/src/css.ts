import { createComponentRules } from './component-css.ts'
import { imageBreakpoints, type ImageBreakpoint } from './breakpoints.ts'
import type { ContrastLevel } from './contrast-levels.ts'
import { pictureShare } from './picture.ts'
import { heroPatternCss, type HeroPattern } from './values/marks.ts'
import {
  typeSteps,
  type BackgroundImages,
  type BrandTheme,
  type ButtonRole,
  type ModeTokens,
  type ModeType,
  type TypeStep,
} from './theme-model.ts'

type Declarations = Record<string, string | number>

/** Whether a text color is light: then its background is dark, and the logo there is the one for dark backgrounds. */
const isPale = (color: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) > (3 * 255) / 2

/** A pattern in its attribute's text color: declared on `<html>` by mode, where no attribute's `--foyer-on-hero` exists. */
const heroPattern = (id: string, pattern: HeroPattern) =>
  heroPatternCss[pattern].replaceAll('var(--foyer-on-hero)', `var(--foyer-on-hero-${id})`)

/** Whether primary buttons, at rest, are filled with a color of a mode's: what of it they show. */
const primaryFill = (tokens: ModeTokens, { Primary }: BrandTheme['buttons']) =>
  Primary.isFilled && Primary.colorPalette === 'Primary' ? tokens.primary : null

/**
 * The line below the header. If primary buttons are not filled with the exact brand color, because it was adjusted for
 * legibility or because they are outlined or of the second palette, the line shows that color on every page; otherwise
 * it is a hairline, and absent below a header with its own background.
 */
function headerLine(tokens: ModeTokens, buttons: BrandTheme['buttons']) {
  const { brand, header, bg, border } = tokens
  if (primaryFill(tokens, buttons) !== brand) return 'var(--foyer-brand)'
  return header === bg ? border : 'transparent'
}

/**
 * Custom properties of a mode; names are those of the mockups. `buttons` tells which other elements show the brand's
 * color.
 */
export const getModeProperties = (tokens: ModeTokens, buttons: BrandTheme['buttons']): Declarations => ({
  '--foyer-background': tokens.bg,
  '--foyer-surface': tokens.surface,
  '--foyer-surface-2': tokens.surface2,
  '--foyer-border': tokens.border,
  '--foyer-field-border': tokens.fieldBorder,
  '--foyer-text': tokens.text,
  '--foyer-text-muted': tokens.muted,
  '--foyer-brand': tokens.brand,
  '--foyer-primary': tokens.primary,
  '--foyer-primary-edge': tokens.primaryEdge,
  '--foyer-primary-hover': tokens.primaryHover,
  '--foyer-on-primary': tokens.onPrimary,
  '--foyer-primary-text': tokens.ink,
  '--foyer-selected-background': tokens.pressed,
  // A selected control must be visible: the edge's color, which is visible on every background, and a color visible
  // on that.
  '--foyer-control-checked': tokens.primaryEdge,
  '--foyer-control-mark': tokens.primaryEdge === tokens.primary ? tokens.onPrimary : tokens.bg,
  '--foyer-secondary': tokens.secondary,
  '--foyer-on-secondary': tokens.onSecondary,
  '--foyer-error': tokens.error,
  '--foyer-on-error': tokens.onError,
  '--foyer-error-ground': tokens.errorGround,
  '--foyer-warning': tokens.warning,
  '--foyer-on-warning': tokens.onWarning,
  '--foyer-warning-ground': tokens.warningGround,
  '--foyer-success': tokens.success,
  '--foyer-on-success': tokens.onSuccess,
  '--foyer-header-background': tokens.header,
  '--foyer-header-text': tokens.onHeader,
  '--foyer-header-current': tokens.headerInk,
  '--foyer-header-line': headerLine(tokens, buttons),
  '--foyer-header-logo-light': isPale(tokens.onHeader) ? 'none' : 'block',
  '--foyer-header-logo-dark': isPale(tokens.onHeader) ? 'block' : 'none',
  ...Object.fromEntries(
    Object.entries(tokens.heroAttributes).flatMap(([id, hero]) => [
      [`--foyer-hero-${id}`, hero.color],
      [`--foyer-on-hero-${id}`, hero.on],
      [`--foyer-hero-edge-${id}`, hero.edge],
      [`--foyer-hero-pattern-${id}`, heroPattern(id, hero.pattern)],
    ]),
  ),
  '--foyer-seat': tokens.seats.seat,
  '--foyer-seat-premier': tokens.seats.premier,
  '--foyer-seat-taken': tokens.seats.taken,
  '--foyer-seat-floor': tokens.seats.floor,
  '--foyer-on-seat': tokens.seats.onSeat,
  '--foyer-on-seat-premier': tokens.seats.onPremier,
  '--foyer-seat-selected': tokens.seats.selected,
  '--foyer-on-seat-selected': tokens.seats.onSelected,
  '--foyer-seat-selected-edge': tokens.seats.selectedEdge,
  '--foyer-seat-band': tokens.seats.band,
  '--foyer-seat-halo': tokens.seats.halo,
  '--foyer-screen-light': tokens.seats.beam,
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
    fill: 'var(--foyer-primary)',
    on: 'var(--foyer-on-primary)',
    edge: 'var(--foyer-primary-edge)',
    hover: 'var(--foyer-primary-hover)',
    line: 'var(--foyer-primary-text)',
    text: 'var(--foyer-primary-text)',
  },
  Secondary: {
    fill: 'var(--foyer-secondary)',
    on: 'var(--foyer-on-secondary)',
    edge: 'var(--foyer-secondary)',
    hover: 'var(--foyer-secondary)',
    line: 'var(--foyer-secondary)',
    text: 'var(--foyer-secondary)',
  },
}

/** An outlined button beside the primary one is quiet: text as on the page and a border as of a card. */
const outlinedPalette: Palette = {
  ...palettes.Secondary,
  line: 'var(--foyer-border)',
  text: 'var(--foyer-text)',
}

/** Buttons are filled with a color of the brand, or outlined and filled on hover; the quiet ones only draw a line. */
export function getButtonProperties(
  { buttons }: Pick<BrandTheme, 'buttons'>,
  role: ButtonRole,
  prefix: string,
): Declarations {
  const { isFilled, borderWidth, colorPalette } = buttons[role]
  const isQuiet = role === 'Secondary' && colorPalette === 'Secondary' && !isFilled
  const { fill, on, edge, hover, line, text } = isQuiet ? outlinedPalette : palettes[colorPalette]
  return {
    [`${prefix}-background`]: isFilled ? fill : 'transparent',
    [`${prefix}-text`]: isFilled ? on : text,
    [`${prefix}-background-hover`]: isFilled ? hover : isQuiet ? 'transparent' : fill,
    [`${prefix}-text-hover`]: isQuiet ? text : on,
    // A filled button without a border keeps its edge, in its fill's color unless that is hardly visible; an outlined
    // one has none except in forced colors, where a transparent border is drawn.
    [`${prefix}-border`]: `${Math.max(borderWidth, 1)}px solid ${isFilled ? edge : borderWidth > 0 ? line : 'transparent'}`,
  }
}

/** Vertical alignment of the logo in the header. */
const logoAlignment = { Top: 'start', Center: 'center', Bottom: 'end' } as const

const typeSizeNames: Record<TypeStep, string> = { t1: 'sm', t2: 'md', t3: 'lg', t4: 'xl', t5: '2xl' }

/** The custom property of a step of type: `t1` is `--foyer-text-sm`. */
export const getTypeSizeProperty = (step: TypeStep) => `--foyer-text-${typeSizeNames[step]}`

/** Declares the sizes of type, in the unit that `toSize` gives them (px in the theme). */
export const toTypeSizes = (
  { sizes }: BrandTheme['typography'],
  toSize: (size: { wide: number; narrow: number }) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(typeSteps.map((step) => [getTypeSizeProperty(step), toSize(sizes[step])]))

/** Custom properties that are independent of the mode: type, shape, sizes of the frame. */
export const getSharedProperties = (theme: BrandTheme): Declarations => ({
  '--foyer-font-heading': stack(theme.typography.heading),
  '--foyer-font-body': stack(theme.typography.body),
  '--foyer-heading-weight': theme.typography.heading.weight,
  '--foyer-heading-tracking': `${theme.typography.heading.tracking}em`,
  '--foyer-body-weight': theme.typography.body.weight,
  '--foyer-strong-weight': theme.typography.body.strongWeight,
  ...toTypeSizes(theme.typography, ({ wide }) => rem(wide)),
  '--foyer-radius-lg': px(theme.radius.large),
  '--foyer-radius-md': px(theme.radius.medium),
  '--foyer-radius-sm': px(theme.radius.small),
  '--foyer-radius-button': theme.radius.style === 'FullRounded' ? pill : px(theme.radius.medium),
  '--foyer-radius-control': theme.radius.style === 'FullRounded' ? pill : px(theme.radius.large),
  '--foyer-card-border': px(theme.cardBorderWidth),
  '--foyer-header-height': px(theme.header.height),
  '--foyer-header-height-narrow': px(theme.header.narrowHeight),
  '--foyer-logo-height': px(theme.header.logo.height),
  '--foyer-logo-height-narrow': px(theme.header.logo.narrowHeight),
  '--foyer-logo-align': logoAlignment[theme.header.logo.verticalAlignment],
  '--foyer-heading-align': theme.pageHeadingAlignment === 'Center' ? 'center' : 'start',
  '--foyer-heading-margin': theme.pageHeadingAlignment === 'Center' ? 'auto' : '0',
  '--foyer-scrim': 'rgb(4 6 10 / 64%)',
  '--foyer-page-margin': '80px',
  '--foyer-gutter': '24px',
  ...getButtonProperties(theme, 'Primary', '--foyer-button'),
  ...getButtonProperties(theme, 'Secondary', '--foyer-button-secondary'),
})

/** Sides of the page and space between columns on narrower screens; wide ones have `getSharedProperties`. */
const narrowFrames = {
  tablet: { '--foyer-page-margin': '40px' },
  phone: { '--foyer-page-margin': '16px', '--foyer-gutter': '16px' },
}

/** Sizes of type below 600 px. */
export const getNarrowTypeProperties = (theme: BrandTheme): Declarations =>
  toTypeSizes(theme.typography, ({ narrow }) => rem(narrow))

const places = ['body', 'header'] as const
const hasImage = ({ assets }: BrandTheme, place: (typeof places)[number]) =>
  Object.values(assets.backgroundImages).some((images) => images[place])

/** Pictures behind the page and the header, with their focal point; none if only the other mode has one. */
const imageProperties = (theme: BrandTheme, images: BackgroundImages | undefined): Declarations =>
  Object.fromEntries(
    places.flatMap((place): [string, string][] => {
      const image = images?.[place]
      if (!image) return hasImage(theme, place) ? [[`--foyer-${place}-image`, 'none']] : []
      return [
        [`--foyer-${place}-image`, `url("${image.url}")`],
        [`--foyer-${place}-image-position`, `${image.fromLeft}% ${image.fromTop}%`],
      ]
    }),
  )

/** Opacity of the page's background over its picture: what shows through counts among the backgrounds of text. */
const veil = `color-mix(in srgb,var(--foyer-background) ${100 * (1 - pictureShare)}%,transparent)`

/** The page's picture, behind everything and fixed while scrolling; not with raised contrast. */
const bodyImageCss = (theme: BrandTheme): string[] =>
  hasImage(theme, 'body')
    ? [
        createCssRule('body::before', {
          content: '""',
          position: 'fixed',
          inset: '0',
          'z-index': '-1',
          background: `linear-gradient(${veil} 0 0),var(--foyer-body-image) var(--foyer-body-image-position,50% 50%)/cover no-repeat`,
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
        ':root:root:root:is([data-contrast=Medium],[data-contrast=High]){--foyer-header-image:none}',
        '@media (prefers-contrast:more){:root:root:root:not([data-contrast=Normal]){--foyer-header-image:none}}',
        '@media (forced-colors:active){:root:root:root{--foyer-header-image:none}}',
      ]
    : []

/** Elements of an attribute with its own appearance (`data-attribute-id`), in every mode. */
const heroCss = (theme: BrandTheme): string[] => {
  const modes = Object.values(theme.modes)
  const ids = new Set(modes.flatMap(({ heroAttributes }) => Object.keys(heroAttributes)))
  const hasPattern = (id: string) =>
    modes.some(({ heroAttributes }) => (heroAttributes[id]?.pattern ?? 'solid') !== 'solid')
  return [...ids].map((id) =>
    createCssRule(`[data-attribute-id="${id}"]`, {
      '--foyer-hero': `var(--foyer-hero-${id})`,
      '--foyer-on-hero': `var(--foyer-on-hero-${id})`,
      '--foyer-hero-edge': `var(--foyer-hero-edge-${id})`,
      ...(hasPattern(id) ? { '--foyer-hero-pattern': `var(--foyer-hero-pattern-${id})` } : {}),
    }),
  )
}

/** A rule of CSS. */
export const createCssRule = (selector: string, declarations: Declarations) =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const toUnicodeRange = ({ unicodeRange }: { unicodeRange: string | null }) =>
  unicodeRange === null ? '' : `;unicode-range:${unicodeRange}`

/** The brand's typefaces, and local ones bent to their measures for the time before they arrive. */
export const createFontFaceCss = (theme: BrandTheme): string =>
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
      const normal = getModeProperties(tokens, theme.buttons)
      const changed = Object.fromEntries(
        Object.entries(getModeProperties(other, theme.buttons)).filter(
          ([name, value]) => normal[name] !== value,
        ),
      )
      const chosen = createCssRule(`${modeSelector(type)}[data-contrast=${level}]`, changed)
      if (level !== 'High') return [chosen]
      const unlessChosen = `${modeSelector(type)}:not([data-contrast=Normal],[data-contrast=Medium])`
      return [chosen, `@media (prefers-contrast:more){${createCssRule(unlessChosen, changed)}}`]
    }),
  )
}

const logoHeights = ['--foyer-logo-height', '--foyer-logo-height-narrow'] as const

/** The logo's height on screens for which the configuration sets a separate size. */
function logoCss({ assets }: BrandTheme): string[] {
  const screens = Object.keys(imageBreakpoints) as ImageBreakpoint[]
  return screens.flatMap((screen, index) => {
    const height = assets.logo.heights[screen]
    if (height === undefined) return []
    const next = screens[index + 1]
    const below = next === undefined ? '' : ` and (max-width:${imageBreakpoints[next] - 0.05}px)`
    const size = Object.fromEntries(logoHeights.map((name) => [name, px(height)]))
    return [`@media (min-width:${imageBreakpoints[screen]}px)${below}{${createCssRule(':root:root', size)}}`]
  })
}

/** The shared properties that every width of the window has alike: no media query of the sheet changes them. */
export function getSteadyProperties(theme: BrandTheme): Declarations {
  const changing = new Set<string>([
    ...Object.keys({ ...narrowFrames.tablet, ...narrowFrames.phone, ...getNarrowTypeProperties(theme) }),
    ...logoHeights,
  ])
  return Object.fromEntries(
    Object.entries(getSharedProperties(theme)).filter(([name]) => !changing.has(name)),
  )
}

/**
 * The brand's custom properties: those that every mode has and those of each mode, switched by `data-mode` and `data-contrast` on
 * `<html>`. The selectors out-rank MUI's own `:root`, whichever order the tags end up in.
 */
export function createPropertiesCss(theme: BrandTheme, raised: RaisedContrast = {}): string {
  const modes = Object.entries(theme.modes) as [ModeType, ModeTokens][]
  return [
    createCssRule(':root:root', getSharedProperties(theme)),
    ...modes.map(([type, tokens]) =>
      createCssRule(`${type === theme.defaultMode ? ':root:root,' : ''}${modeSelector(type)}`, {
        'color-scheme': type.toLowerCase(),
        ...getModeProperties(tokens, theme.buttons),
        ...imageProperties(theme, theme.assets.backgroundImages[type]),
      }),
    ),
    ...contrastCss(theme, raised),
    ...heroCss(theme),
    ...bodyImageCss(theme),
    ...headerImageCss(theme),
    ...logoCss(theme),
    `@media (max-width:1279.95px){${createCssRule(':root:root', narrowFrames.tablet)}}`,
    `@media (max-width:599.95px){${createCssRule(':root:root', { ...narrowFrames.phone, ...getNarrowTypeProperties(theme) })}}`,
    ...createComponentRules(theme.components),
  ].join('\n')
}
