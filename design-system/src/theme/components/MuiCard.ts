import type { ComponentOverrides } from '../overrides.ts'

export const MuiCard: ComponentOverrides['MuiCard'] = {
  styleOverrides: { root: { border: 'var(--card-border) solid var(--border)' } },
}
