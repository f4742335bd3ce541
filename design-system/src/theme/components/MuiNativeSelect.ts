import type { ComponentOverrides } from '../overrides.ts'

/** A select in the box of a field; a press on its icon is one on the control. */
export const MuiNativeSelect: ComponentOverrides['MuiNativeSelect'] = {
  styleOverrides: {
    select: {
      // MUI's own padding for the icon has a specificity of three classes.
      '&&&': { paddingInline: '17px 49px' },
      textOverflow: 'ellipsis',
      '&:focus': { borderRadius: 'inherit' },
      // While the prompt is selected, controlled or not.
      '&:has(> option[value=""]:checked)': { color: 'var(--foyer-text-muted)' },
      '& > option': { background: 'var(--foyer-surface)', color: 'var(--foyer-text)' },
    },
    icon: { right: 'auto', insetInlineEnd: 16, insetBlockStart: 'calc(50% - 9px)', color: 'inherit' },
  },
}
