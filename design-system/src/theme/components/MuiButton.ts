import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

const rule = 'var(--foyer-button-rule, none)'

/**
 * `contained` and `outlined` are the brand's first and second button (`--foyer-button-*`, `--foyer-button-secondary-*`), each filled or not
 * as the brand sets it; `outlined` with `error` is for what destroys; in other colors they are MUI's.
 */
export const MuiButton: ComponentOverrides['MuiButton'] = {
  styleOverrides: {
    root: {
      gap: 12,
      minWidth: 'auto',
      minBlockSize: 44,
      maxInlineSize: '100%',
      padding: '8px 18px',
      border: '1px solid transparent',
      borderRadius: 'var(--foyer-radius-button)',
      font: 'inherit',
      fontSize: 'var(--foyer-text-sm)',
      fontWeight: 650,
      lineHeight: 1.25,
      textAlign: 'center',
      transition: 'background-color .18s, border-color .18s, color .18s, box-shadow .18s',
      // A word that is longer than the button breaks.
      '& > span': { minInlineSize: 0 },
      // The loading label is over its text, which keeps its space: nothing beside it moves.
      '&[aria-busy=true]': {
        display: 'inline-grid',
        gridTemplateColumns: 'minmax(0, auto)',
        '& > span': {
          gridArea: '1 / 1',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 12,
        },
        '& > span > span': { minInlineSize: 0 },
        '& > [data-slot=words]': { visibility: 'hidden' },
      },
      '&[aria-disabled=true]': { cursor: 'not-allowed' },
      '&.MuiButton-root.Mui-disabled, &.MuiButton-root[aria-disabled=true]:not([aria-busy=true])': {
        background: 'none',
        border: '1px solid var(--foyer-border)',
        color: 'var(--foyer-text-muted)',
        boxShadow: 'none',
        // No browser greys the text of a disabled button that can be focused.
        [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' },
      },
      '&[aria-busy=true] [data-slot=spinner]': {
        flex: 'none',
        inlineSize: 20,
        blockSize: 20,
        border: '2px solid currentColor',
        borderInlineEndColor: 'transparent',
        borderRadius: '50%',
        animation: 'foyer-turn .9s linear infinite',
      },
      '@keyframes foyer-turn': { to: { rotate: '360deg' } },
      [media.reducedMotion]: { '&[aria-busy=true] [data-slot=spinner]': { animation: 'none' } },
    },
    sizeLarge: { minBlockSize: 52, paddingInline: 26, fontSize: 'inherit' },
    fullWidth: { display: 'flex', '&[aria-busy=true]': { display: 'grid' } },
  },
  variants: [
    {
      props: { variant: 'text' },
      style: {
        paddingInline: 12,
        background: 'none',
        [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.22em' } },
      },
    },
    // MUI's variables are the root's: on a film's ground the text is the film's.
    { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--foyer-primary-text)' } },
    {
      props: { variant: 'contained', color: 'primary' },
      style: {
        background: 'var(--foyer-button-background)',
        color: 'var(--foyer-button-text)',
        border: 'var(--foyer-button-border)',
        '&, &:hover, &:active, &.Mui-focusVisible': { boxShadow: rule },
        [media.hover]: {
          '&:hover': {
            background: 'var(--foyer-button-background-hover)',
            color: 'var(--foyer-button-text-hover)',
          },
        },
      },
    },
    {
      props: { variant: 'outlined', color: 'error' },
      style: {
        background: 'none',
        border: '1px solid var(--foyer-error)',
        color: 'var(--foyer-error)',
        [media.hover]: {
          '&:hover': {
            background: 'color-mix(in srgb, var(--foyer-error) 10%, transparent)',
            border: '1px solid var(--foyer-error)',
          },
        },
      },
    },
    {
      props: { variant: 'outlined', color: 'primary' },
      style: {
        background: 'var(--foyer-button-secondary-background)',
        color: 'var(--foyer-button-secondary-text)',
        border: 'var(--foyer-button-secondary-border)',
        '&[data-on-art]': {
          background: 'none',
          borderColor: 'color-mix(in srgb, currentColor 45%, transparent)',
          color: 'inherit',
          // Over a picture the brand's ink may be illegible; the text on it is not.
          '&:focus-visible': { outlineColor: 'currentColor' },
          // Over a picture, the visitor's own colors need their own background.
          [media.forcedColors]: {
            background: 'ButtonFace',
            color: 'ButtonText',
            '& svg': { color: 'ButtonText' },
          },
        },
        [media.hover]: {
          '&:hover': {
            background: 'var(--foyer-button-secondary-background-hover)',
            color: 'var(--foyer-button-secondary-text-hover)',
            borderColor: 'currentColor',
          },
        },
      },
    },
  ],
}
