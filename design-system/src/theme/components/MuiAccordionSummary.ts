import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

export const MuiAccordionSummary: ComponentOverrides['MuiAccordionSummary'] = {
  styleOverrides: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 24px',
      alignItems: 'center',
      gap: 16,
      inlineSize: '100%',
      minBlockSize: 64,
      padding: '12px 8px',
      font: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      transition: 'color .18s',
      '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      '&:focus-visible': { outlineOffset: -3 },
      [media.hover]: { '&:hover': { color: 'var(--foyer-primary-text)' } },
      // As wide as the block and with its corners, so that the focus ring follows them.
      '[data-radius=FullRounded] &': {
        inlineSize: 'calc(100% + 32px)',
        marginInline: -16,
        paddingInline: 24,
        borderRadius: 'var(--foyer-radius-md)',
      },
    },
    content: { display: 'block', margin: 0 },
    expandIconWrapper: {
      color: 'inherit',
      transition: 'none',
      '& > svg': { transition: 'rotate .2s' },
      '&.Mui-expanded': { transform: 'none', '& > svg': { rotate: '180deg' } },
    },
  },
}
