import type { ComponentOverrides } from '../overrides.ts'

export const MuiCard: ComponentOverrides['MuiCard'] = {
  styleOverrides: { root: { border: 'var(--foyer-card-border) solid var(--foyer-border)' } },
}
