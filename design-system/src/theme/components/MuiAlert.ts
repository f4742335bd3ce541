import type { ComponentOverrides } from '../overrides.ts'

const severities = ['error', 'warning', 'info', 'success'] as const

/** The severity is at the edge only: text and buttons are on a background whose contrast the theme guarantees. */
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
      '& strong': { display: 'block', lineHeight: '1.5rem' },
      '& [data-slot=text]': { marginBlockStart: 2, fontSize: 'var(--foyer-text-sm)', lineHeight: 1.45 },
    },
    standard: { background: 'var(--foyer-surface)', color: 'inherit' },
    icon: { margin: 0, padding: 0, fontSize: 24, opacity: 1 },
    // Its content may have an outline, which scrolling would clip.
    message: { padding: 0, overflow: 'visible' },
  },
  variants: severities.map((severity) => ({
    props: { severity },
    style: { borderColor: `var(--mui-palette-${severity}-main)` },
  })),
}
