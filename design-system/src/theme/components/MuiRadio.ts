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
        borderColor: 'var(--foyer-control-checked)',
        background: 'var(--foyer-control-mark)',
      },
      '& > input:disabled + [data-slot=mark]': { borderStyle: 'dashed' },
      '.Mui-error > & > input:not(:checked, :disabled) + [data-slot=mark]': {
        borderColor: 'var(--foyer-error)',
      },
    },
    sizeSmall: {
      justifySelf: 'start',
      '& > [data-slot=mark]': {
        inlineSize: 22,
        blockSize: 22,
        borderColor: 'var(--foyer-text-muted)',
        background: 'none',
      },
      '& > input:checked + [data-slot=mark]': { borderWidth: 7 },
    },
  },
}
