import type { ComponentOverrides } from '../overrides.ts'

/** Below a field or a group of options: its help, or its error with an icon. */
export const MuiFormHelperText: ComponentOverrides['MuiFormHelperText'] = {
  styleOverrides: {
    root: {
      display: 'block',
      margin: 0,
      font: 'inherit',
      fontSize: 'var(--foyer-text-sm)',
      lineHeight: 1.4,
      color: 'var(--foyer-text-muted)',
      textAlign: 'start',
      '&.Mui-error': { display: 'flex', gap: 8, lineHeight: '20px' },
      'fieldset > &': { marginBlockStart: 4 },
      // Below the label of a single box.
      '.MuiFormControlLabel-root ~ &': {
        display: 'block',
        marginBlockStart: -4,
        paddingInlineStart: 38,
        lineHeight: 'inherit',
      },
    },
  },
}
