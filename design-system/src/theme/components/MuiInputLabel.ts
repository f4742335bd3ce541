import type { ComponentOverrides } from '../overrides.ts'

/** The label in the box of a plain Material UI field: as large as the value, whose place it has. */
export const MuiInputLabel: ComponentOverrides['MuiInputLabel'] = {
  styleOverrides: {
    root: {
      color: 'var(--foyer-text-muted)',
      fontSize: 'var(--foyer-text-md)',
      fontWeight: 'inherit',
      lineHeight: '1.4375em',
    },
    outlined: {
      '&:not(.MuiInputLabel-shrink)': {
        transform: 'translate(17px, calc((52px - 1.4375em) / 2)) scale(1)',
      },
    },
  },
}
