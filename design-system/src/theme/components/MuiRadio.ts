import type { ComponentOverrides } from '../overrides.ts'
import { choice, mark } from './choice.ts'

export const MuiRadio: ComponentOverrides['MuiRadio'] = {
  defaultProps: { icon: mark, checkedIcon: mark },
  styleOverrides: {
    root: {
      ...choice,
      borderRadius: '50%',
      '& > input:checked + [data-slot=mark]': {
        borderWidth: 8,
        borderColor: 'var(--control-on)',
        background: 'var(--control-dot)',
      },
      '& > input:disabled + [data-slot=mark]': { borderStyle: 'dashed' },
      '.Mui-error > & > input:not(:checked, :disabled) + [data-slot=mark]': { borderColor: 'var(--error)' },
    },
    sizeSmall: {
      justifySelf: 'start',
      '& > [data-slot=mark]': {
        inlineSize: 22,
        blockSize: 22,
        borderColor: 'var(--muted)',
        background: 'none',
      },
      '& > input:checked + [data-slot=mark]': { borderWidth: 7 },
    },
  },
}
