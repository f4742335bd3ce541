import { getContrastRatio, toHexColor, deriveInk, toLch, toOpaque } from './values/color.ts'
import type { BackgroundColors, ColorScheme } from './configuration/color-scheme.ts'
import type { ConfigurationIssue } from './configuration/configuration-error.ts'
import { describeFound } from './configuration/read.ts'
import { contrastTargets } from './contrast-levels.ts'
import {
  getGrounds,
  deriveModeTokens,
  deriveGroundsOverPicture,
  deriveWantedColors,
  type Grounds,
  type ModeInput,
} from './mode-tokens.ts'
import { listModeInputs, type ColoredTheme } from './to-theme.ts'
import type { ModeType } from './theme-model.ts'

const missingPrimary = (path: string): ConfigurationIssue => ({
  path: `${path}.primary`,
  found: describeFound(undefined),
  needed: "the brand's colour: the default mode has to have it",
  nearest: null,
  condition: null,
})

/** Text on a mode's background: black in Light, white in Dark. */
const extreme: Record<ModeType, string> = { Light: '#000000', Dark: '#ffffff' }

/** A background is light or dark enough for its mode if the strongest text can reach the highest level on it. */
const groundTarget = contrastTargets.High.text

/** The backgrounds that a setting determines: its own, and those derived from it unless set. */
interface GroundSetting {
  name: string
  chosen: string | undefined
  decides: readonly (readonly [what: string, ground: keyof Grounds])[]
  /** The scheme with another color there. */
  set: (color: string) => ColorScheme
}

/** In this order: values derived from a corrected one need no correction. */
const groundNames = ['default', 'surface', 'sunken', 'floor'] as const

function groundSettings(
  type: ModeType,
  scheme: ColorScheme,
): Record<(typeof groundNames)[number], GroundSetting> {
  const { background, seats } = scheme
  const derived = (chosen: string | undefined, what: string, ground: keyof Grounds) =>
    chosen === undefined ? [[what, ground] as const] : []
  const setting = (name: keyof BackgroundColors, decides: GroundSetting['decides']): GroundSetting => ({
    name: `background.${name}`,
    chosen: background?.[name],
    decides,
    set: (color) => ({ ...scheme, background: { ...background, [name]: color } }),
  })
  // A Dark floor is derived from the surface, a Light one is the recessed background.
  const [onSurface, onSunken] =
    type === 'Dark' ? [background?.surface, undefined] : [undefined, background?.sunken]
  const floor = derived(seats?.floor, 'the floor of the seat map', 'floor')
  const getFloor = (chosen: string | undefined) => (chosen === undefined ? [] : floor)
  return {
    default: setting('default', [
      ['', 'bg'],
      ...derived(background?.surface, 'the surface', 'surface'),
      ...derived(background?.sunken, 'the sunken ground', 'surface2'),
      ...(onSurface === undefined && onSunken === undefined ? floor : []),
    ]),
    surface: setting('surface', [['', 'surface'], ...getFloor(onSurface)]),
    sunken: setting('sunken', [['', 'surface2'], ...getFloor(onSunken)]),
    floor: {
      name: 'seats.floor',
      chosen: seats?.floor,
      decides: [['', 'floor']],
      set: (color) => ({ ...scheme, seats: { ...seats, floor: color } }),
    },
  }
}

const textTarget = contrastTargets.Normal.text

/**
 * Whether the text color that a mode sets is legible on some of its backgrounds, and over the picture if the page has
 * one.
 */
function isReadOn(input: ModeInput, decided: GroundSetting['decides']): boolean {
  const { primary, secondary } = input.scheme.typography ?? {}
  const grounds = getGrounds(input)
  const under = decided.flatMap(([, ground]) => [
    grounds[ground],
    ...(ground === 'bg' ? Object.values(deriveGroundsOverPicture(input, grounds.bg) ?? {}) : []),
  ])
  return [primary, secondary].every(
    (text) =>
      text === undefined ||
      under.every((ground) => getContrastRatio(toOpaque(text, grounds.bg), ground) >= textTarget),
  )
}

const lightnessSteps = 400

/**
 * The nearest color towards the mode's extreme with which all text is legible on it and on everything it determines;
 * null if not even the extreme passes.
 */
function nearestGround(ground: string, type: ModeType, passes: (color: string) => boolean): string | null {
  const first = deriveInk(ground, [extreme[type]], groundTarget)
  if (passes(first)) return first
  const { l, c, h } = toLch(first)
  const end = type === 'Light' ? 1 : 0
  const at = (index: number) => toHexColor({ l: l + ((end - l) * index) / lightnessSteps, c, h })
  let nearest = lightnessSteps
  if (!passes(at(nearest))) return null
  for (let failing = 0; nearest - failing > 1;) {
    const middle = Math.floor((failing + nearest) / 2)
    if (passes(at(middle))) nearest = middle
    else failing = middle
  }
  return at(nearest)
}

/** The unusable backgrounds of a mode, and its scheme with suggestions in their place. */
function checkGrounds(input: ModeInput, path: string): { issues: ConfigurationIssue[]; mended: ColorScheme } {
  const { type } = input
  const issues: ConfigurationIssue[] = []
  let mended = input.scheme
  for (const setting of groundNames) {
    const { name, chosen, decides, set } = groundSettings(type, mended)[setting]
    if (chosen === undefined) continue
    const reachedOn = (grounds: Grounds) =>
      decides.map(([what, ground]) => ({
        what,
        ground,
        ratio: getContrastRatio(extreme[type], grounds[ground]),
      }))
    const grounds = getGrounds({ ...input, scheme: mended })
    const worst = reachedOn(grounds).find(({ ratio }) => ratio < groundTarget)
    if (!worst) continue
    const suits = (scheme: ColorScheme) =>
      reachedOn(getGrounds({ ...input, scheme })).every(({ ratio }) => ratio >= groundTarget)
    const ownGround = grounds[decides[0]?.[1] ?? 'bg']
    // Best is a background on which the mode's own text is legible; without one, that text has to change as well.
    const nearest =
      nearestGround(ownGround, type, (color) => {
        const scheme = set(color)
        return suits(scheme) && isReadOn({ ...input, scheme }, decides)
      }) ?? nearestGround(ownGround, type, (color) => suits(set(color)))
    const derived = worst.what === '' ? '' : `${worst.what} derived from it is ${grounds[worst.ground]}, `
    issues.push({
      path: `${path}.${name}`,
      found: `${describeFound(chosen)} (${derived}${worst.ratio.toFixed(2)}:1)`,
      needed: `a ground for a ${type} mode: ${type === 'Light' ? 'black' : 'white'} text has to reach ${groundTarget}:1 on it${decides.length > 1 ? ' and on what is derived from it' : ''}`,
      nearest,
      condition: null,
    })
    if (nearest !== null) mended = set(nearest)
  }
  return { issues, mended }
}

/** Text colors that were chosen and cannot be read: unlike a brand's color, they have no other purpose. */
function textIssues(input: ModeInput, path: string): ConfigurationIssue[] {
  const { typography, buttons } = input.scheme
  const wanted = deriveWantedColors(input)
  const tokens = deriveModeTokens(input)
  const issue = (name: string, found: string, where: string, nearest: string): ConfigurationIssue => ({
    path: `${path}.${name}`,
    found: describeFound(found),
    needed: `a colour that reaches ${textTarget}:1 on ${where}`,
    nearest,
    condition: null,
  })
  const label = buttons?.text === undefined ? null : toOpaque(buttons.text, tokens.primary)
  return [
    ...(typography?.primary !== undefined && wanted.text !== tokens.text
      ? [issue('typography.primary', typography.primary, 'every ground of the mode', tokens.text)]
      : []),
    ...(typography?.secondary !== undefined && wanted.muted !== tokens.muted
      ? [issue('typography.secondary', typography.secondary, 'every ground of the mode', tokens.muted)]
      : []),
    ...(label !== null && getContrastRatio(label, tokens.primary) < textTarget
      ? [
          issue(
            'buttons.text',
            label,
            `the primary colour ${tokens.primary}`,
            deriveInk(label, [tokens.primary], textTarget),
          ),
        ]
      : []),
  ]
}

const toSchemePath = (index: number) => `modes[${index}].colorScheme`

/**
 * Errors of a theme beyond its shape: colors that are missing, or that no derivation could make legible. Each
 * suggestion is computed for the theme with all earlier suggestions: with all of them applied, the theme passes.
 */
export function validateLegibility(theme: ColoredTheme): ConfigurationIssue[] {
  const checked = listModeInputs(theme, 'Normal').map((input, index) =>
    checkGrounds(input, toSchemePath(index)),
  )
  const modes = theme.modes.map((mode, index) => ({
    ...mode,
    colorScheme: checked[index]?.mended ?? mode.colorScheme,
  }))
  const missing = theme.modes.flatMap(({ isDefault, colorScheme }, index) =>
    isDefault === true && colorScheme.primary === undefined ? [missingPrimary(toSchemePath(index))] : [],
  )
  const inputs = listModeInputs({ ...theme, modes }, 'Normal')
  return [
    ...missing,
    ...checked.flatMap(({ issues }) => issues),
    // Without the brand's color its text cannot be checked.
    ...(missing.length > 0 ? [] : inputs.flatMap((input, index) => textIssues(input, toSchemePath(index)))),
  ]
}
