import type { ComponentOverrides } from '../overrides.ts'
import { choice, mark } from './choice.ts'

export const MuiCheckbox: ComponentOverrides['MuiCheckbox'] = {
  defaultProps: { icon: mark, checkedIcon: mark, indeterminateIcon: mark },
  styleOverrides: {
    root: {
      ...choice,
      borderRadius: 'var(--foyer-radius-sm)',
      '& > input:is(:checked, :indeterminate) + [data-slot=mark]': {
        borderColor: 'var(--foyer-control-checked)',
        background: 'var(--foyer-control-checked)',
        '&::after': { content: '""', border: 'solid currentColor' },
      },
      '& > input:checked + [data-slot=mark]::after': {
        inlineSize: 7,
        blockSize: 12,
        marginBlockEnd: 3,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '& > input:indeterminate + [data-slot=mark]::after': {
        inlineSize: 12,
        blockSize: 0,
        margin: 0,
        borderWidth: '2px 0 0',
        transform: 'none',
      },
      '.Mui-error > & > input + [data-slot=mark]': { borderColor: 'var(--foyer-error)' },
      // Dashed and not filled, as everything unavailable; its tick still shows its state.
      '& > input:disabled + [data-slot=mark]': {
        borderStyle: 'dashed',
        borderColor: 'var(--foyer-field-border)',
        background: 'none',
        color: 'var(--foyer-text-muted)',
      },
    },
  },
}
