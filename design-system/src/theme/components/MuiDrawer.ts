import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'
import { dialogPaper, sheetPaper } from './dialog-paper.ts'

/** From the lower edge it is a sheet on phones; on a wider screen it is in the middle, as dialogs are. */
export const MuiDrawer: ComponentOverrides['MuiDrawer'] = {
  styleOverrides: {
    // The same layer as a dialog.
    root: {
      zIndex: 'var(--mui-zIndex-modal)',
      '& > .MuiBackdrop-root': { background: 'var(--foyer-scrim)' },
    },
    paper: {
      border: 0,
      borderInlineEnd: '1px solid var(--foyer-border)',
      background: 'var(--foyer-surface)',
      color: 'var(--foyer-text)',
      overscrollBehavior: 'contain',
      '.MuiDrawer-anchorRight > &': {
        borderInline: '0 solid',
        borderInlineStart: '1px solid var(--foyer-border)',
      },
      '.MuiDrawer-anchorTop > &': { borderInlineEnd: 0, borderBlockEnd: '1px solid var(--foyer-border)' },
      '.MuiDrawer-anchorBottom > &': {
        ...dialogPaper,
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        inlineSize: 640,
      },
      '.MuiDrawer-anchorBottom[data-size=sm] > &': { inlineSize: 480 },
      [media.below.sm]: {
        '.MuiDrawer-root.MuiDrawer-anchorBottom > &': {
          ...sheetPaper,
          insetBlockStart: 'auto',
          margin: 0,
        },
      },
    },
  },
}
