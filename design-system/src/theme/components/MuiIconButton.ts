import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

export const MuiIconButton: ComponentOverrides['MuiIconButton'] = {
  styleOverrides: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      padding: 0,
      border: '1px solid transparent',
      borderRadius: 'var(--foyer-radius-button)',
      fontSize: 'inherit',
      transition: 'border-color .18s, color .18s',
      '&[data-variant=outlined]': { borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' },
      '&[aria-pressed=true]': { color: 'var(--foyer-primary-text)' },
      [media.hover]: {
        '&[data-variant=outlined]:hover:not(:disabled)': { borderColor: 'currentColor' },
        // A frame with its own background sets the color on it.
        '&[data-variant=plain]:hover:not(:disabled)': {
          color: 'var(--foyer-glyph-hover, var(--foyer-primary-text))',
        },
      },
    },
    sizeMedium: { inlineSize: 44, blockSize: 44 },
  },
}
