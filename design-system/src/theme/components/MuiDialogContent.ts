import type { ComponentOverrides } from '../overrides.ts'

export const MuiDialogContent: ComponentOverrides['MuiDialogContent'] = {
  // The distance to the edge is the paper's; a little of it is for the focus ring of what is inside, which scrolling would cut.
  styleOverrides: { root: { margin: '0 -8px', padding: '0 8px' } },
}
