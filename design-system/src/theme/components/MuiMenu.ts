import type { ComponentOverrides } from '../overrides.ts'

export const MuiMenu: ComponentOverrides['MuiMenu'] = {
  styleOverrides: {
    root: { zIndex: 'var(--mui-zIndex-modal)' },
    paper: {
      minInlineSize: 220,
      border: '1px solid var(--foyer-border)',
      borderRadius: 'var(--foyer-radius-lg)',
      background: 'var(--foyer-surface)',
      color: 'var(--foyer-text)',
    },
    list: { padding: 8 },
  },
}
