import type { ComponentOverrides } from '../overrides.ts'

export const MuiFormControl: ComponentOverrides['MuiFormControl'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 8,
      // A group of options: what stands in it has distances of its own.
      'fieldset&': { display: 'block' },
      '&:has(> .MuiFormControlLabel-root)': { gap: 0 },
    },
  },
}
