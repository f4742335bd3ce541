import { contrast, ink, opaque } from './colour.ts'
import type { ConfigurationIssue } from './configuration/configuration-error.ts'
import { describeFound } from './configuration/read.ts'
import type { ThemeConfiguration, ThemeMode } from './configuration/theme.ts'
import { contrastTargets } from './contrast-levels.ts'
import { modeTokens, wantedColours, type ModeInput } from './mode-tokens.ts'
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

function groundIssue(path: string, colour: string, type: ModeType): ConfigurationIssue[] {
  const ground = opaque(colour, type === 'Light' ? '#ffffff' : '#000000')
  const reached = contrast(extreme[type], ground)
  if (reached >= groundTarget) return []
  return [
    {
      path,
      found: `${describeFound(colour)} (${reached.toFixed(2)}:1)`,
      needed: `a ground for a ${type} mode: ${type === 'Light' ? 'black' : 'white'} text has to reach ${groundTarget}:1 on it`,
      nearest: ink(ground, [extreme[type]], groundTarget),
      condition: null,
    },
  ]
}

function modeIssues(mode: ThemeMode, path: string): ConfigurationIssue[] {
  const type = mode.type as ModeType
  const { background, seats } = mode.colorScheme
  const ground = (name: string, colour: string | undefined) =>
    colour === undefined ? [] : groundIssue(`${path}.${name}`, colour, type)
  return [
    ...(mode.isDefault === true && mode.colorScheme.primary === undefined ? [missingPrimary(path)] : []),
    ...ground('background.default', background?.default),
    ...ground('background.surface', background?.surface),
    ...ground('background.sunken', background?.sunken),
    ...ground('seats.floor', seats?.floor),
  ]
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
  const issues = theme.modes.flatMap((mode, index) => modeIssues(mode, pathOf(index)))
  if (issues.length > 0) return issues
  return modeInputs(theme, 'Normal').flatMap((input, index) => textIssues(input, pathOf(index)))
}
