import type { ComponentOverrides } from '../overrides.ts'

export const MuiButtonBase: ComponentOverrides['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      verticalAlign: 'baseline',
      userSelect: 'auto',
      // On a phone the browser's own answer to a tap.
      WebkitTapHighlightColor: 'unset',
      // A disabled control still shows a disabled cursor.
      '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' },
    },
  },
}
