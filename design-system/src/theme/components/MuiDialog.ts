import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'
import { dialogPaper, itemPaper, passPaper, sheetPaper } from './dialog-paper.ts'

/** In the middle of the page, on phones a sheet from the lower edge; `data-placement`, `data-size` and `data-kind` of the root say what is otherwise. */
export const MuiDialog: ComponentOverrides['MuiDialog'] = {
  styleOverrides: {
    backdrop: { background: 'var(--foyer-scrim)' },
    container: {
      [media.below.sm]: { alignItems: 'end' },
      // What grows downwards keeps its beginning where it is.
      '[data-placement=top] > &': { alignItems: 'start' },
    },
    paper: {
      ...dialogPaper,
      margin: 0,
      inlineSize: 480,
      background: 'var(--foyer-surface)',
      color: 'var(--foyer-text)',
      overscrollBehavior: 'contain',
      [media.below.sm]: { '.MuiDialog-root &': sheetPaper },
      '[data-placement=top] > * > &': {
        marginBlockStart: '6dvh',
        maxBlockSize: '88dvh',
        [media.below.sm]: {
          maxBlockSize: '100dvh',
          marginBlockStart: 0,
          '--foyer-dialog-foot': '20px',
          borderBlockStart: 0,
          borderBlockEnd: '1px solid var(--foyer-border)',
          borderRadius: '0 0 var(--foyer-radius-lg) var(--foyer-radius-lg)',
        },
      },
      // A picture or a video is as wide as it.
      '[data-size=xl] > * > &': { '--foyer-dialog-foot': '0px', padding: 0 },
      '[data-kind=image] > * > &': { inlineSize: 'auto', padding: 0, overflow: 'hidden' },
      // A picture beside what is chosen, which scrolls above a foot that stays.
      '[data-kind=item] > * > &': itemPaper,
      // A card for the scanner, alone on a phone.
      '[data-kind=pass] > * > &': passPaper,
    },
    paperWidthMd: { inlineSize: 640 },
    paperWidthLg: { inlineSize: 880 },
    paperWidthXl: { inlineSize: 1120 },
    paperFullScreen: { inlineSize: '100%', maxInlineSize: 'none', maxBlockSize: 'none', borderRadius: 0 },
  },
}
