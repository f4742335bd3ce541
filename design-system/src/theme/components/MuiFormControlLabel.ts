import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

/** A checkbox or a radio with its label, together a target of 44 px. */
export const MuiFormControlLabel: ComponentOverrides['MuiFormControlLabel'] = {
  styleOverrides: {
    root: {
      '&:has(:disabled)': {
        color: 'var(--foyer-text-muted)',
        cursor: 'not-allowed',
        [media.forcedColors]: { color: 'GrayText' },
      },
    },
    labelPlacementEnd: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      // The control is at the first line, for any number of lines.
      alignItems: 'start',
      gap: 14,
      minBlockSize: 44,
      margin: 0,
      paddingBlock: 10,
      overflowWrap: 'anywhere',
      // A switch is higher than a line.
      '&:has(> .MuiSwitch-root)': { alignItems: 'center', paddingBlock: 3 },
    },
    label: {
      font: 'inherit',
      letterSpacing: 'inherit',
      '&.Mui-disabled': { color: 'inherit' },
      '& small': {
        display: 'block',
        color: 'var(--foyer-text-muted)',
        fontSize: 'var(--foyer-text-sm)',
        lineHeight: 1.4,
      },
    },
  },
}
