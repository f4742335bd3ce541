import { media } from '../../foundations/media/index.ts'
import { highWindow } from '../../feedback/dialog/high-window.ts'
import type { ComponentOverrides } from '../overrides.ts'

/** From the lower edge it is a sheet on phones; on a wider screen it is in the middle, as dialogs are. */
export const MuiDrawer: ComponentOverrides['MuiDrawer'] = {
  styleOverrides: {
    // The same layer as a dialog.
    root: { zIndex: 'var(--mui-zIndex-modal)', '& > .MuiBackdrop-root': { background: 'var(--scrim)' } },
    paper: {
      border: 0,
      borderInlineEnd: '1px solid var(--border)',
      background: 'var(--surface)',
      color: 'var(--text)',
      overscrollBehavior: 'contain',
      '.MuiDrawer-anchorRight > &': { borderInline: '0 solid', borderInlineStart: '1px solid var(--border)' },
      '.MuiDrawer-anchorTop > &': { borderInlineEnd: 0, borderBlockEnd: '1px solid var(--border)' },
      '.MuiDrawer-anchorBottom > &': {
        inset: 0,
        margin: 'auto',
        blockSize: 'fit-content',
        inlineSize: 640,
        maxInlineSize: 'calc(100vw - 32px)',
        maxBlockSize: '94dvh',
        '--dialog-foot': '36px',
        padding: '36px 40px var(--dialog-foot)',
        border: '1px solid var(--border)',
        borderRadius: 'var(--r-lg)',
        // The focused element is not scrolled below the fixed buttons.
        [highWindow]: { '&:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '7rem' } },
      },
      '.MuiDrawer-anchorBottom[data-size=sm] > &': { inlineSize: 480 },
      [media.below.sm]: {
        '.MuiDrawer-root.MuiDrawer-anchorBottom > &': {
          insetBlockStart: 'auto',
          margin: 0,
          inlineSize: '100vw',
          maxInlineSize: 'none',
          '--dialog-foot': 'calc(20px + env(safe-area-inset-bottom))',
          padding: '24px 16px var(--dialog-foot)',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
          borderBlockEnd: 0,
          [highWindow]: { '&:has(> [data-slot=actions])': { scrollPaddingBlockEnd: '13rem' } },
        },
      },
    },
  },
}
