import { contrast, ink, opaque } from './colour.ts'
import type { ConfigurationIssue } from './configuration/configuration-error.ts'
import { describeFound } from './configuration/read.ts'
import type { ThemeConfiguration, ThemeMode } from './configuration/theme.ts'
import { contrastTargets } from './contrast-levels.ts'
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

/** What is wrong with a theme beyond its shape: colours that no derivation could make readable. */
export const themeIssues = (theme: ThemeConfiguration): ConfigurationIssue[] =>
  theme.modes.flatMap((mode, index) => modeIssues(mode, `modes[${index}].colorScheme`))
