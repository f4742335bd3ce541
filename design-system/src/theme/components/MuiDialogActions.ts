import type { ComponentOverrides } from '../overrides.ts'

export const MuiDialogActions: ComponentOverrides['MuiDialogActions'] = {
  // The distance to the edge is the paper's.
  styleOverrides: { root: { padding: '24px 0 0' } },
}
