import type { ComponentOverrides } from '../overrides.ts'

const severities = ['error', 'warning', 'info', 'success'] as const

/** Grounds that the severity tints, where something is amiss, as far as the theme can answer for what stands on them. */
const grounds = {
  error: 'var(--foyer-error-ground)',
  warning: 'var(--foyer-warning-ground)',
  info: 'var(--foyer-surface)',
  success: 'var(--foyer-surface)',
} as const

/** The severity is at the edge and in the ground: its contrast with text and buttons is the theme's to guarantee. */
export const MuiAlert: ComponentOverrides['MuiAlert'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      '&:has(> .MuiAlert-action)': { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
      columnGap: 12,
      padding: 16,
      border: '1px solid',
      borderRadius: 'var(--foyer-radius-lg)',
      font: 'inherit',
      '&[data-frame=none]': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
      '& strong': { display: 'block', lineHeight: '1.5rem' },
      '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    },
    standard: { color: 'inherit' },
    icon: { margin: 0, padding: 0, fontSize: 24, opacity: 1 },
    // Its content may have an outline, which scrolling would clip.
    message: { padding: 0, overflow: 'visible' },
  },
  variants: severities.map((severity) => ({
    props: { severity },
    style: {
      borderColor: `var(--mui-palette-${severity}-main)`,
      '&:not([data-frame=none])': { background: grounds[severity] },
    },
  })),
}
