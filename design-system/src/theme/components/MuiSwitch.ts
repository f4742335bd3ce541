import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

const side = 44
const track = { inlineSize: 44, blockSize: 26 }
const thumb = 18
/** From the end of the track to the thumb. */
const gap = (track.blockSize - thumb) / 2
const far = track.inlineSize - thumb - gap

export const MuiSwitch: ComponentOverrides['MuiSwitch'] = {
  styleOverrides: {
    root: {
      inlineSize: side,
      blockSize: side,
      padding: `${(side - track.blockSize) / 2}px 0`,
      overflow: 'visible',
      // A radius of pills where cards are round; square where they are.
      '--foyer-switch-radius': 'min(calc(var(--foyer-radius-sm) * 100), 13px)',
    },
    switchBase: {
      insetBlockStart: (side - thumb) / 2,
      // Material UI's own is physical: with both, a page from the right would stretch it.
      left: 'auto',
      insetInlineStart: gap,
      padding: 0,
      color: 'var(--foyer-text-muted)',
      transform: 'none',
      transition: 'inset-inline-start .15s',
      // The whole target, wherever the thumb is.
      '& > input': {
        insetBlockStart: (thumb - side) / 2,
        left: 'auto',
        insetInlineStart: -gap,
        inlineSize: side,
        blockSize: side,
      },
      '&.Mui-checked': {
        insetInlineStart: far,
        color: 'var(--foyer-control-mark)',
        transform: 'none',
        '& > input': { insetInlineStart: -far },
        '& + .MuiSwitch-track': {
          borderColor: 'var(--foyer-control-checked)',
          background: 'var(--foyer-control-checked)',
          opacity: 1,
        },
      },
      '&:has(> input:focus-visible) + .MuiSwitch-track': {
        outline: '3px solid var(--foyer-primary-text)',
        outlineOffset: 3,
      },
      // Dashed and not filled, as everything unavailable.
      '&.Mui-disabled': {
        color: 'var(--foyer-text-muted)',
        '& + .MuiSwitch-track': { borderStyle: 'dashed', background: 'none', opacity: 1 },
      },
      [media.reducedMotion]: { transition: 'none' },
      // A reader's own colors: the edge and the place of the thumb say it.
      [media.forcedColors]: {
        color: 'ButtonText',
        '&.Mui-checked': { color: 'HighlightText' },
        '&.Mui-checked + .MuiSwitch-track': { borderColor: 'Highlight', background: 'Highlight' },
        '&.Mui-disabled': { color: 'GrayText' },
      },
    },
    thumb: {
      inlineSize: thumb,
      blockSize: thumb,
      borderRadius: 'var(--foyer-switch-radius)',
      boxShadow: 'none',
      forcedColorAdjust: 'none',
    },
    track: {
      boxSizing: 'border-box',
      blockSize: track.blockSize,
      border: '1.5px solid var(--foyer-field-border)',
      borderRadius: 'var(--foyer-switch-radius)',
      background: 'var(--foyer-background)',
      opacity: 1,
      transition: 'background-color .15s, border-color .15s',
      forcedColorAdjust: 'none',
      [media.forcedColors]: { borderColor: 'ButtonText', background: 'Canvas' },
    },
  },
}
