import type { ComponentOverrides } from '../overrides.ts'

/** Options one under another, beside each other as long as they fit, or each in a box that is its target. */
export const MuiFormGroup: ComponentOverrides['MuiFormGroup'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      '[data-layout=boxes] > &': { gap: 12 },
      '[data-layout=boxes] > & > label': {
        minBlockSize: 72,
        padding: '18px 20px',
        border: '1px solid var(--foyer-border)',
        borderRadius: 'var(--foyer-radius-lg)',
        '& small': { marginBlockStart: 4 },
        // Its words alone stand in the middle of the box.
        '&:not(:has(small))': { alignItems: 'center' },
        '& > :last-child': { fontWeight: 650 },
        '& small, &:has(:disabled) > :last-child': { fontWeight: 400 },
      },
      // The edge of the chosen one is drawn inside, so that nothing moves.
      '[data-layout=boxes] > & > label:has(:checked)': {
        borderColor: 'var(--foyer-text)',
        boxShadow: 'inset 0 0 0 1px var(--foyer-text)',
      },
      '[data-layout=boxes] > & > label:has(:disabled)': { borderStyle: 'dashed' },
    },
    row: { display: 'flex', columnGap: 32 },
  },
}
