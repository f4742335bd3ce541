import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

/** The editor fills the window: settings, pages, contrast; below 1024 px one of them at a time. */
export const Root = styled('div', { name: 'FoyerThemeEditor', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr) 360px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100dvh',
  background: 'var(--foyer-surface-2)',
  color: 'var(--foyer-text)',
  fontSize: 'var(--foyer-text-sm)',
  [media.below.lg]: { gridTemplateColumns: '300px minmax(0, 1fr) 300px' },
  [media.below.md]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    '& > [data-pane]': { gridRow: 3, gridColumn: 1 },
    '&[data-shown=settings] > [data-pane]:not([data-pane=settings])': { display: 'none' },
    '&[data-shown=pages] > [data-pane]:not([data-pane=pages])': { display: 'none' },
    '&[data-shown=contrast] > [data-pane]:not([data-pane=contrast])': { display: 'none' },
  },
})

export const Bar = styled('header', { name: 'FoyerThemeEditor', slot: 'Bar' })({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 20px',
  background: 'var(--foyer-surface)',
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& h1': { marginInlineEnd: 'auto', fontSize: 'var(--foyer-text-lg)', lineHeight: 1.3 },
  '& h1 small': {
    marginInlineStart: 10,
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-body)',
    fontWeight: 400,
  },
  '& > select': {
    minBlockSize: 40,
    paddingInline: 10,
    border: '1px solid var(--foyer-field-border)',
    borderRadius: 8,
    background: 'var(--foyer-background)',
    color: 'inherit',
  },
  '& [data-mirrored] svg': { transform: 'scaleX(-1)' },
  '& > [role=status]:empty': { display: 'none' },
  [media.below.md]: {
    padding: '8px 16px',
    gap: 8,
    '& h1 small, & [aria-label=Width]': { display: 'none' },
  },
})

export const Panes = styled('nav', { name: 'FoyerThemeEditor', slot: 'Panes' })({
  display: 'none',
  [media.below.md]: {
    display: 'flex',
    background: 'var(--foyer-surface)',
    borderBlockEnd: '1px solid var(--foyer-border)',
    '& button': {
      flex: 1,
      minBlockSize: 44,
      border: 0,
      borderBlockEnd: '3px solid transparent',
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& button[aria-pressed=true]': { borderColor: 'var(--foyer-primary-text)', fontWeight: 650 },
  },
})

export const Side = styled('section', { name: 'FoyerThemeEditor', slot: 'Side' })({
  overflowY: 'auto',
  padding: '4px 20px 40px',
  background: 'var(--foyer-surface)',
  '&[data-pane=settings]': { borderInlineEnd: '1px solid var(--foyer-border)' },
  '&[data-pane=contrast]': { borderInlineStart: '1px solid var(--foyer-border)' },
  '& h2': {
    margin: '24px 0 8px',
    fontSize: 'var(--foyer-text-md)',
    fontFamily: 'var(--foyer-font-body)',
    letterSpacing: 0,
  },
  '& h3': {
    margin: '20px 0 4px',
    color: 'var(--foyer-text-muted)',
    fontFamily: 'var(--foyer-font-body)',
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    letterSpacing: 0,
  },
  '& p': { color: 'var(--foyer-text-muted)', lineHeight: 1.45 },
})

/** A segmented choice of two to four options. */
export const Segments = styled('div', { name: 'FoyerThemeEditor', slot: 'Segments' })({
  display: 'inline-flex',
  padding: 2,
  gap: 2,
  border: '1px solid var(--foyer-field-border)',
  borderRadius: 8,
  background: 'var(--foyer-background)',
  '& button': {
    minBlockSize: 32,
    paddingInline: 12,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': {
    background: 'var(--foyer-text)',
    color: 'var(--foyer-background)',
    fontWeight: 650,
  },
  [media.below.md]: { '& button': { minBlockSize: 40 } },
})

export const Row = styled('div', { name: 'FoyerThemeEditor', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 28px',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 44,
  borderBlockEnd: '1px solid color-mix(in srgb, var(--foyer-border) 60%, transparent)',
  '& label': { lineHeight: 1.3 },
  '& input:where(:not([type=checkbox])), & select': {
    minBlockSize: 36,
    paddingInline: 10,
    border: '1px solid var(--foyer-field-border)',
    borderRadius: 6,
    background: 'var(--foyer-background)',
    color: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input[type=number]': { inlineSize: 92 },
  '& input[type=text]': { inlineSize: 128 },
  '& input[type=color]': {
    inlineSize: 40,
    minBlockSize: 36,
    padding: 2,
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: 4 },
  },
  '& [data-slot=colour]': { display: 'flex', gap: 6 },
  '& [data-slot=colour] input[type=text]': { inlineSize: 96, fontFamily: 'ui-monospace, monospace' },
  '& [aria-invalid=true]': { borderColor: 'var(--foyer-error)', boxShadow: '0 0 0 1px var(--foyer-error)' },
  '&[data-derived] :is(input[type=text], input[type=number], select)': { color: 'var(--foyer-text-muted)' },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--foyer-text-muted)',
    cursor: 'pointer',
  },
  '& > button:hover': { background: 'var(--foyer-surface-2)', color: 'var(--foyer-text)' },
})

/** The browser's own chooser of files, opened by a button of ours. */
export const HiddenInput = styled('input', { name: 'FoyerThemeEditor', slot: 'File' })(visuallyHidden)

/** Errors of an imported file. */
export const FileFaults = styled('div', { name: 'FoyerThemeEditor', slot: 'Faults' })({
  flexBasis: '100%',
  maxBlockSize: '30vh',
  overflowY: 'auto',
  padding: '12px 16px',
  border: '1px solid var(--foyer-error)',
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '& > strong': { color: 'var(--foyer-error)' },
  '& > ul': { margin: '8px 0', paddingInlineStart: 20 },
})
