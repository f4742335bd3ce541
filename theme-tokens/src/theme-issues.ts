import { contrast, fromLch, ink, lchOf, opaque } from './colour.ts'
import type { BackgroundColours, ColourScheme } from './configuration/colour-scheme.ts'
import type { ConfigurationIssue } from './configuration/configuration-error.ts'
import { describeFound } from './configuration/read.ts'
import type { ThemeConfiguration } from './configuration/theme.ts'
import { contrastTargets } from './contrast-levels.ts'
import { groundsOf, modeTokens, wantedColours, type Grounds, type ModeInput } from './mode-tokens.ts'
import { modeInputs } from './theme-of.ts'
import type { ModeType } from './theme-model.ts'

const missingPrimary = (path: string): ConfigurationIssue => ({
  path: `${path}.primary`,
  found: describeFound(undefined),
  needed: "the brand's colour: the default mode has to have it",
  nearest: null,
  condition: null,
})

/** Text on a mode's ground: black in Light, white in Dark. */
const extreme: Record<ModeType, string> = { Light: '#000000', Dark: '#ffffff' }

/** A ground is light or dark enough for its mode when the strongest text can reach the highest level on it. */
const groundTarget = contrastTargets.High.text

/** The grounds that a setting decides: its own, and those derived from it where they are not chosen themselves. */
interface GroundSetting {
  name: string
  chosen: string | undefined
  decides: readonly (readonly [what: string, ground: keyof Grounds])[]
  /** The scheme with another colour there. */
  set: (colour: string) => ColourScheme
}

function groundSettings(scheme: ColourScheme): GroundSetting[] {
  const { background, seats } = scheme
  const derived = (chosen: string | undefined, what: string, ground: keyof Grounds) =>
    chosen === undefined ? [[what, ground] as const] : []
  const setting = (name: keyof BackgroundColours, decides: GroundSetting['decides']): GroundSetting => ({
    name: `background.${name}`,
    chosen: background?.[name],
    decides,
    set: (colour) => ({ ...scheme, background: { ...background, [name]: colour } }),
  })
  const floor = derived(seats?.floor, 'the floor of the seat map', 'floor')
  return [
    setting('default', [
      ['', 'bg'],
      ...derived(background?.surface, 'the surface', 'surface'),
      ...derived(background?.sunken, 'the sunken ground', 'surface2'),
      ...(background?.surface === undefined && background?.sunken === undefined ? floor : []),
    ]),
    setting('surface', [['', 'surface'], ...floor]),
    setting('sunken', [['', 'surface2'], ...floor]),
    {
      name: 'seats.floor',
      chosen: seats?.floor,
      decides: [['', 'floor']],
      set: (colour) => ({ ...scheme, seats: { ...seats, floor: colour } }),
    },
  ]
}

const lightnessSteps = 400

/** The nearest colour on the way to the far end of the mode on which, and on all it decides, the text reads. */
function nearestGround(ground: string, type: ModeType, passes: (colour: string) => boolean): string | null {
  const first = ink(ground, [extreme[type]], groundTarget)
  if (passes(first)) return first
  const { l, c, h } = lchOf(first)
  const end = type === 'Light' ? 1 : 0
  for (let index = 1; index <= lightnessSteps; index += 1) {
    const candidate = fromLch({ l: l + ((end - l) * index) / lightnessSteps, c, h })
    if (passes(candidate)) return candidate
  }
  return null
}

function groundIssues(input: ModeInput, path: string): ConfigurationIssue[] {
  const { type, scheme } = input
  return groundSettings(scheme).flatMap(({ name, chosen, decides, set }) => {
    if (chosen === undefined) return []
    const reachedOn = (grounds: Grounds) =>
      decides.map(([what, ground]) => ({ what, ground, ratio: contrast(extreme[type], grounds[ground]) }))
    const grounds = groundsOf(input)
    const worst = reachedOn(grounds).find(({ ratio }) => ratio < groundTarget)
    if (!worst) return []
    const passes = (colour: string) =>
      reachedOn(groundsOf({ ...input, scheme: set(colour) })).every(({ ratio }) => ratio >= groundTarget)
    const derived = worst.what === '' ? '' : `${worst.what} derived from it is ${grounds[worst.ground]}, `
    return [
      {
        path: `${path}.${name}`,
        found: `${describeFound(chosen)} (${derived}${worst.ratio.toFixed(2)}:1)`,
        needed: `a ground for a ${type} mode: ${type === 'Light' ? 'black' : 'white'} text has to reach ${groundTarget}:1 on it${decides.length > 1 ? ' and on what is derived from it' : ''}`,
        nearest: nearestGround(grounds[decides[0]?.[1] ?? 'bg'], type, passes),
        condition: null,
      },
    ]
  })
}

const textTarget = contrastTargets.Normal.text

/** Text colours that were chosen and cannot be read: unlike a brand's colour, they have no other purpose. */
function textIssues(input: ModeInput, path: string): ConfigurationIssue[] {
  const { typography, buttons } = input.scheme
  const wanted = wantedColours(input)
  const tokens = modeTokens(input)
  const issue = (name: string, found: string, where: string, nearest: string): ConfigurationIssue => ({
    path: `${path}.${name}`,
    found: describeFound(found),
    needed: `a colour that reaches ${textTarget}:1 on ${where}`,
    nearest,
    condition: null,
  })
  const label = buttons?.text === undefined ? null : opaque(buttons.text, tokens.primary)
  return [
    ...(typography?.primary !== undefined && wanted.text !== tokens.text
      ? [issue('typography.primary', typography.primary, 'every ground of the mode', tokens.text)]
      : []),
    ...(typography?.secondary !== undefined && wanted.muted !== tokens.muted
      ? [issue('typography.secondary', typography.secondary, 'every ground of the mode', tokens.muted)]
      : []),
    ...(label !== null && contrast(label, tokens.primary) < textTarget
      ? [
          issue(
            'buttons.text',
            label,
            `the primary colour ${tokens.primary}`,
            ink(label, [tokens.primary], textTarget),
          ),
        ]
      : []),
  ]
}

const pathOf = (index: number) => `modes[${index}].colorScheme`

/** What is wrong with a theme beyond its shape: colours that are missing, or that no derivation could make readable. */
export function themeIssues(theme: ThemeConfiguration): ConfigurationIssue[] {
  const inputs = modeInputs(theme, 'Normal')
  const issues = theme.modes.flatMap((mode, index) => {
    const input = inputs[index]
    const isMissing = mode.isDefault === true && mode.colorScheme.primary === undefined
    return [
      ...(isMissing ? [missingPrimary(pathOf(index))] : []),
      ...(input ? groundIssues(input, pathOf(index)) : []),
    ]
  })
  return issues.length > 0 ? issues : inputs.flatMap((input, index) => textIssues(input, pathOf(index)))
}
