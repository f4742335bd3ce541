import type { ComponentOverrides } from '../overrides.ts'

export const MuiFormControl: ComponentOverrides['MuiFormControl'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 8,
      // A group of options: its content sets its own distances.
      'fieldset&': { display: 'block' },
      '&:has(> .MuiFormControlLabel-root)': { gap: 0 },
    },
  },
}
