import { media } from '../../foundations/media/index.ts'
import type { ComponentOverrides } from '../overrides.ts'

/** Double width, drawn around the box, so that the content of the box does not move. */
const widen = (color: string) => ({
  borderColor: color,
  borderWidth: 'var(--foyer-whole-line, 2px)',
  boxShadow: `0 0 0 var(--foyer-whole-line, 0px) ${color}`,
})

/**
 * The box of every field. Its line follows the control by CSS only: focus and the disabled state show before script has
 * loaded, also if a `fieldset` disables it.
 */
export const MuiOutlinedInput: ComponentOverrides['MuiOutlinedInput'] = {
  styleOverrides: {
    root: {
      display: 'flex',
      padding: 0,
      borderRadius: 'var(--foyer-radius-md)',
      background: 'var(--foyer-background)',
      color: 'var(--foyer-text)',
      font: 'inherit',
      letterSpacing: 'inherit',
      '&:hover .MuiOutlinedInput-notchedOutline, &.Mui-focused .MuiOutlinedInput-notchedOutline': {
        borderColor: 'var(--foyer-field-border)',
        borderWidth: 1,
      },
      [media.hover]: {
        '&:hover:not(:has(> :disabled)) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--foyer-primary-text)',
        },
      },
      '&:has(> :disabled) .MuiOutlinedInput-notchedOutline': {
        borderStyle: 'dashed',
        borderColor: 'var(--foyer-field-border)',
      },
      '&:has(> :focus-visible) > .MuiOutlinedInput-notchedOutline': widen('var(--foyer-primary-text)'),
      '&&&.Mui-error > .MuiOutlinedInput-notchedOutline': widen('var(--foyer-error)'),
      [media.forcedColors]: { '&:has(> :focus-visible)': { outline: '2px solid Highlight' } },
    },
    adornedStart: {
      '& > .MuiOutlinedInput-input': { paddingInlineStart: 0 },
      '& > .MuiInputAdornment-disablePointerEvents ~ .MuiOutlinedInput-input': { paddingInlineStart: 51 },
    },
    adornedEnd: { '& > .MuiOutlinedInput-input': { paddingInlineEnd: 0 } },
    input: {
      boxSizing: 'border-box',
      blockSize: 'auto',
      minBlockSize: 52,
      padding: '9px 17px',
      borderRadius: 'inherit',
      '&::placeholder': { color: 'var(--foyer-text-muted)', opacity: 1 },
      '&:disabled': {
        color: 'var(--foyer-text-muted)',
        WebkitTextFillColor: 'currentColor',
        cursor: 'not-allowed',
      },
      '&[type=search]': { appearance: 'none' },
      // Its sign opens the calendar: as large as a finger, at the end of the box.
      '&::-webkit-calendar-picker-indicator': {
        boxSizing: 'border-box',
        inlineSize: 44,
        blockSize: 44,
        padding: 12,
        marginBlock: -5,
        marginInlineEnd: -12,
        cursor: 'pointer',
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
      'textarea&': { paddingBlock: 14, lineHeight: 1.5, resize: 'vertical' },
      'div&': { paddingBlock: 'calc((52px - 1.4375em) / 2)' },
      // The value has its own direction: right-to-left, a plus or minus would move away from its number.
      // eslint-disable-next-line no-restricted-syntax -- its start would be the value's, not the page's
      '[dir=rtl] input&, [dir=rtl] textarea&': { unicodeBidi: 'plaintext', textAlign: 'right' },
    },
    notchedOutline: {
      borderColor: 'var(--foyer-field-border)',
      transition: 'border-color .18s, box-shadow .18s',
      variants: [
        {
          props: ({ label }) => label === undefined,
          style: { '--foyer-whole-line': '1px', insetBlockStart: 0, '& > legend': { display: 'none' } },
        },
      ],
    },
  },
}
