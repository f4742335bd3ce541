import type { ComponentOverrides } from '../overrides.ts'

export const MuiAccordionDetails: ComponentOverrides['MuiAccordionDetails'] = {
  styleOverrides: {
    // As wide as a line is read well.
    root: { maxInlineSize: '68ch', padding: '4px 0 24px', overflowWrap: 'anywhere' },
  },
}
