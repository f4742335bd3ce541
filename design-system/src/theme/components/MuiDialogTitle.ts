import type { ComponentOverrides } from '../overrides.ts'

export const MuiDialogTitle: ComponentOverrides['MuiDialogTitle'] = {
  // The distance to the edge is the paper's.
  styleOverrides: { root: { padding: '0 0 24px', fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 } },
}
