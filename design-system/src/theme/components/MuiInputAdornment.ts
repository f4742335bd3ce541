import type { ComponentOverrides } from '../overrides.ts'

/** A button at the end of a box keeps its 44 px; what takes no press lies over the control, which takes it. */
export const MuiInputAdornment: ComponentOverrides['MuiInputAdornment'] = {
  styleOverrides: {
    root: {
      flex: 'none',
      maxBlockSize: 'none',
      color: 'inherit',
      // In a disabled box, its dashed line is around the button too.
      '&& > .MuiButton-root.Mui-disabled': { borderColor: 'transparent' },
    },
    positionStart: { marginInline: '17px 8px', color: 'var(--foyer-text-muted)' },
    positionEnd: { marginInline: 4 },
    disablePointerEvents: { position: 'absolute', insetInlineStart: 16, margin: 0 },
  },
}
