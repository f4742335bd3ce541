import type { ComponentOverrides } from '../overrides.ts'

export const MuiButtonBase: ComponentOverrides['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      verticalAlign: 'baseline',
      userSelect: 'auto',
      // On a phone the browser's own answer to a tap.
      WebkitTapHighlightColor: 'unset',
      // What cannot be used now still says so to the pointer.
      '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' },
    },
  },
}
