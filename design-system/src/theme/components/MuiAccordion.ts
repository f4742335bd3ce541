import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

/** A section between two lines; in round themes a block with its own background. */
export const MuiAccordion: ComponentOverrides['MuiAccordion'] = {
  defaultProps: { disableGutters: true, square: true },
  styleOverrides: {
    root: {
      border: 0,
      borderBlockStart: '1px solid var(--foyer-border)',
      background: 'none',
      color: 'inherit',
      transition: 'none',
      '&:last-of-type': { borderBlockEnd: '1px solid var(--foyer-border)' },
      // MUI's own line.
      '&::before': { display: 'none' },
      // On paper everything is open.
      [media.print]: { '& > .MuiCollapse-root': { height: 'auto !important', visibility: 'visible' } },
      '[data-radius=FullRounded] &': {
        marginBlockEnd: 8,
        paddingInline: 16,
        border: 0,
        borderRadius: 'var(--foyer-radius-md)',
        background: 'var(--foyer-surface-2)',
        [media.forcedColors]: { border: '1px solid CanvasText' },
      },
    },
    // MUI resets everything; these are the styles of a page's headings.
    heading: {
      display: 'block',
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1.25,
      textWrap: 'balance',
    },
  },
}
