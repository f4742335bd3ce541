import type { ComponentOverrides } from '../overrides.ts'

const isTinted = (severity: string) => severity === 'error' || severity === 'warning'

const severities = ['error', 'warning', 'info', 'success'] as const

/**
 * The severity is at the edge, and tints the ground of the icon where something is amiss: text and buttons are on a background
 * whose contrast the theme guarantees.
 */
export const MuiAlert: ComponentOverrides['MuiAlert'] = {
  styleOverrides: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      '&:has(> .MuiAlert-action)': { gridTemplateColumns: '24px minmax(0, 1fr) auto' },
      columnGap: 12,
      padding: 16,
      border: '1px solid',
      borderRadius: 'var(--foyer-radius-lg)',
      font: 'inherit',
      '&[data-frame=none]': { padding: 0, border: 0, borderRadius: 0, background: 'none' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: 48,
        borderStartStartRadius: 'calc(var(--foyer-radius-lg) - 1px)',
        borderEndStartRadius: 'calc(var(--foyer-radius-lg) - 1px)',
        opacity: 0.12,
      },
      '& strong': { display: 'block', lineHeight: '1.5rem' },
      '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    },
    standard: { background: 'var(--foyer-surface)', color: 'inherit' },
    icon: { position: 'relative', margin: 0, padding: 0, fontSize: 24, opacity: 1 },
    // Its content may have an outline, which scrolling would clip.
    message: { padding: 0, overflow: 'visible' },
  },
  variants: severities.map((severity) => ({
    props: { severity },
    style: {
      borderColor: `var(--mui-palette-${severity}-main)`,
      ...(isTinted(severity) && {
        '&:not([data-frame=none])::before': { background: `var(--mui-palette-${severity}-main)` },
      }),
    },
  })),
}
