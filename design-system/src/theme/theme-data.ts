import type { Theme } from '@mui/material/styles'
import type { ThemeData, VariableNames } from './static-theme.ts'

/** The parts of the theme that are data and no variable. */
const valueKeys = [
  'colorSchemeSelector',
  'colorSpace',
  'cssVarPrefix',
  'defaultColorScheme',
  'direction',
  'mixins',
  'motion',
  'rootSelector',
  'shape',
  'typography',
  'zIndex',
] as const

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null

function toNames(node: object): VariableNames {
  const entries = Object.entries(node) as [string, unknown][]
  const leaves = entries.flatMap(([name, value]) => (isNode(value) ? [] : [name])).join(' ')
  const nodes = entries.flatMap(([name, value]) => (isNode(value) ? [[name, toNames(value)] as const] : []))
  if (nodes.length === 0) return leaves
  return { ...(leaves === '' ? {} : { '': leaves }), ...Object.fromEntries(nodes) }
}

/** A theme without its functions and components, for `createStaticTheme` to make the same of again. */
export function toThemeData(theme: Theme): ThemeData {
  const { shadows, ...vars } = theme.vars
  const { palette } = theme
  return {
    names: toNames(vars) as ThemeData['names'],
    values: Object.fromEntries(valueKeys.map((key) => [key, theme[key as keyof Theme]])),
    palette: {
      mode: palette.mode,
      contrastThreshold: palette.contrastThreshold,
      tonalOffset: palette.tonalOffset,
    },
    breakpoints: theme.breakpoints.values,
    transitions: { easing: theme.transitions.easing, duration: theme.transitions.duration },
    shadows: shadows.length,
    spacing: 8,
  }
}
