import { styled } from '../../foundations/styled/index.ts'
import { media } from '../../foundations/media/index.ts'
import { tagStyle } from '../promoted-tag/style.ts'
import { statusStyle } from '../status-label/style.ts'

export const Root = styled('article', { name: 'FoyerPosterCard', slot: 'Root' })({
  position: 'relative',
  minInlineSize: 0,
  '&[data-lead] h2, &[data-lead] h3, &[data-lead] h4': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12 },
})

export const Art = styled('div', { name: 'FoyerPosterCard', slot: 'Art' })({
  position: 'relative',
  borderRadius: 'var(--foyer-radius-lg)',
  '& > [data-slot=art]': {
    display: 'block',
    borderRadius: 'var(--foyer-radius-lg)',
    boxShadow: '0 0 0 var(--foyer-card-border) var(--foyer-border)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: -3,
    borderRadius: 'calc(var(--foyer-radius-lg) + 3px)',
    pointerEvents: 'none',
    boxShadow: '0 0 0 3px transparent',
    transition: 'box-shadow .18s',
  },
  [media.hover]: { 'article:hover > &::after': { boxShadow: '0 0 0 3px var(--foyer-primary-text)' } },
  'article:focus-within > &::after': { boxShadow: '0 0 0 3px var(--foyer-primary-text)' },
})

/** Straddles the top edge, so that it never covers the lettering. */
export const Tag = styled('span', { name: 'FoyerPosterCard', slot: 'Tag' })({
  ...tagStyle,
  position: 'absolute',
  insetBlockStart: 'calc(-5px - .625rem)',
  insetInlineStart: 12,
})

export const Caption = styled('div', { name: 'FoyerPosterCard', slot: 'Caption' })({
  marginBlockStart: 14,
  '& > :is(h2, h3, h4)': {
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-md)',
    lineHeight: 1.25,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& > :is(h2, h3, h4) > a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > [data-slot=meta]': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '0 10px',
    minBlockSize: 44,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > [data-size]': { color: 'var(--foyer-text)' },
    '& > :is(button, a)': { marginInlineStart: 'auto', marginInlineEnd: -12 },
    '& > button + :is(button, a)': { marginInlineStart: 0 },
    // Two buttons stay in the line of a card that is half a phone wide.
    [media.below.sm]: {
      columnGap: 4,
      '& > button:has(+ :is(button, a))': { marginInlineEnd: -11 },
    },
    // Items that do not fit in the line are omitted entirely.
    'article[data-lead] &': {
      maxBlockSize: '2.75rem',
      overflow: 'hidden',
      fontSize: 'var(--foyer-text-md)',
      gap: '8px 14px',
    },
    'article[data-lead] & > span + span:not(:empty)::before': {
      content: '"•"',
      marginInlineEnd: 14,
      fontSize: '.625rem',
      verticalAlign: 'middle',
    },
  },
  '& > p': { marginBlockStart: 10 },
  '& > [data-slot=trailer]': { marginInlineStart: -12, textAlign: 'start' },
  '& > [data-slot=status]': { ...statusStyle, margin: 0 },
})

export const TimeRow = styled('div', { name: 'FoyerPosterCard', slot: 'Times' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 14,
  // Three per row of a narrow card, as wide as in a full row if there are fewer.
  'article:not([data-lead]) &': {
    gap: 6,
    marginBlockStart: 8,
    fontSize: 'var(--foyer-text-sm)',
    '& > a': { flex: '0 1 calc((100% - 12px) / 3)', minInlineSize: 'max-content', paddingInline: 4 },
  },
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 15,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface)',
    color: 'var(--foyer-text)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: 'var(--foyer-primary-text)' } },
  },
  '& > a[data-slot=all]': {
    borderColor: 'transparent',
    background: 'none',
    color: 'var(--foyer-primary-text)',
    paddingInline: '8px 0',
    whiteSpace: 'nowrap',
  },
})
