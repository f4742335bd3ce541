import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const fade = (direction: string) => `linear-gradient(${direction}, transparent, #000 16% 84%, transparent)`

/** The tile, whole, on a ground in its own colors. */
export const Art = styled('div', { name: 'FoyerItemDialog', slot: 'Art' })({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--foyer-surface-2)',
  // Stretched, so that at each edge of the tile its own colors go on.
  '&& > [data-slot=ground]': {
    position: 'absolute',
    inset: -60,
    aspectRatio: 'auto',
    filter: 'blur(30px)',
    '& img': { objectFit: 'fill' },
    [media.forcedColors]: { display: 'none' },
  },
  // Its edges fade into the ground, across or along, so that no seam shows.
  '& > [data-slot=tile]': { inlineSize: '100%', background: 'none', maskImage: fade('to bottom') },
  [media.below.sm]: { '& > [data-slot=tile]': { inlineSize: 124, maskImage: fade('to right') } },
  [media.forcedColors]: { '&& > [data-slot=tile]': { maskImage: 'none' } },
})

/** Heading, close button and description. */
export const Head = styled('div', { name: 'FoyerItemDialog', slot: 'Head' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 16,
  paddingBlockEnd: 16,
  '& > h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12, paddingBlockStart: 4, outline: 'none' },
  '& > p': { gridColumn: '1 / -1', margin: 0, color: 'var(--foyer-text-muted)' },
  '& > button': { marginInlineEnd: -10, marginBlockStart: -4 },
  [media.below.sm]: {
    // On the picture, on a disc.
    '& > button': {
      position: 'absolute',
      insetBlockStart: 12,
      insetInlineEnd: 12,
      zIndex: 1,
      margin: 0,
      borderRadius: 'var(--foyer-radius-button)',
      background: 'var(--foyer-background)',
    },
  },
})

/** Everything between the picture and the foot; scrolls. */
export const Content = styled('div', { name: 'FoyerItemDialog', slot: 'Content' })({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  padding: '32px 32px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  '& > *': { flex: 'none' },
  '& > fieldset ~ :not(fieldset)': { marginBlockEnd: 16 },
  [media.below.sm]: { padding: '20px 16px 16px' },
})

/** Stays in sight below what scrolls. */
export const Foot = styled('div', { name: 'FoyerItemDialog', slot: 'Foot' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '16px 32px 20px',
  borderBlockStart: '1px solid var(--foyer-border)',
  '& > [data-slot=row]': { display: 'flex', alignItems: 'center', gap: 24 },
  '& > [data-slot=row] > [role=group]': { flex: 'none' },
  '& [data-missing]': { borderStyle: 'dashed', color: 'var(--foyer-text-muted)' },
  [media.below.sm]: {
    padding: '12px 16px calc(20px + env(safe-area-inset-bottom))',
    '& > [data-slot=row]': { gap: 16 },
  },
})
