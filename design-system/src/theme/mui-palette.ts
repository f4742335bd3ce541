import type { ColorSystemOptions } from '@mui/material/styles'

/** A color of the brand that is legible on every background, and as a background carries `contrastText`. */
const role = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText })

const text = 'var(--foyer-text)'
const muted = 'var(--foyer-text-muted)'
const ground = 'var(--foyer-background)'
const surface = 'var(--foyer-surface)'
const raised = 'var(--foyer-surface-2)'
const line = 'var(--foyer-border)'
const ink = 'var(--foyer-primary-text)'

const roles = {
  // MUI uses one color for text and fills. Only the ink is legible everywhere in every brand; the exact brand color
  // fills buttons, by tokens of their own.
  primary: role(ink, ground),
  secondary: role('var(--foyer-secondary)', 'var(--foyer-on-secondary)'),
  error: role('var(--foyer-error)', 'var(--foyer-on-error)'),
  warning: role('var(--foyer-warning)', 'var(--foyer-on-warning)'),
  success: role('var(--foyer-success)', 'var(--foyer-on-success)'),
  // Neutral, because a brand's secondary color may be red.
  info: role(ink, ground),
}

type Role = keyof typeof roles

/** The same of every role, under a name of the role: `errorColor`, `primaryTrack`. */
const forRoles = <Suffix extends string>(
  names: readonly Role[],
  suffix: Suffix,
  value: (main: string, name: Role) => string,
) =>
  Object.fromEntries(names.map((name) => [`${name}${suffix}`, value(roles[name].main, name)])) as Record<
    `${Role}${Suffix}`,
    string
  >

const severities = ['error', 'info', 'success', 'warning'] as const
const colored = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const

/** A quiet share of a color, for what lies under it. */
const faint = (color: string) => `color-mix(in srgb, ${color} 30%, ${ground})`

/**
 * Material UI's palette, each color one of the brand's custom properties: one scheme serves every brand, mode and
 * contrast. The groups at the end are the colors that MUI derives for single components; with them, components that are
 * not used yet look right. All are mapped, so that none keeps a color of MUI's own.
 */
export const muiPalette: NonNullable<ColorSystemOptions['palette']> = {
  ...roles,
  common: { black: text, white: ground, background: ground, onBackground: text },
  grey: {
    50: raised,
    100: raised,
    200: raised,
    300: raised,
    400: line,
    500: muted,
    600: text,
    700: text,
    800: text,
    900: text,
    A100: raised,
    A200: line,
    A400: muted,
    A700: text,
  },
  text: { primary: text, secondary: muted, disabled: muted },
  divider: line,
  background: { default: ground, paper: surface },
  action: {
    active: text,
    hover: raised,
    selected: raised,
    disabled: muted,
    disabledBackground: raised,
    focus: raised,
  },
  Alert: {
    ...forRoles(severities, 'Color', () => text),
    ...forRoles(severities, 'FilledBg', (main) => main),
    ...forRoles(severities, 'FilledColor', (_, name) => roles[name].contrastText),
    ...forRoles(severities, 'StandardBg', () => surface),
    ...forRoles(severities, 'IconColor', (main) => main),
  },
  AppBar: { defaultBg: surface, darkBg: surface, darkColor: text },
  Avatar: { defaultBg: muted },
  Button: { inheritContainedBg: raised, inheritContainedHoverBg: raised },
  Chip: { defaultBorder: 'var(--foyer-field-border)', defaultAvatarColor: text, defaultIconColor: muted },
  FilledInput: { bg: raised, hoverBg: raised, disabledBg: raised },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: forRoles(colored, 'Bg', faint),
  Skeleton: { bg: raised },
  Slider: forRoles(colored, 'Track', faint),
  SnackbarContent: { bg: text, color: ground },
  SpeedDialAction: { fabHoverBg: raised },
  StepConnector: { border: line },
  StepContent: { border: line },
  Switch: {
    defaultColor: muted,
    defaultDisabledColor: line,
    ...forRoles(colored, 'DisabledColor', () => line),
  },
  TableCell: { border: line },
  Tooltip: { bg: text },
}
