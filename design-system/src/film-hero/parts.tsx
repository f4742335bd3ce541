import { styled } from '../styled/index.ts'
import type { FilmTone } from '../hero-carousel/slide.ts'
import { media } from '../media/index.ts'

export const Root = styled('div', { name: 'FoyerFilmHero', slot: 'Root' })({
  position: 'relative',
})

export const Backdrop = styled('div', {
  name: 'FoyerFilmHero',
  slot: 'Backdrop',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: FilmTone }>(
  ({ tone }) => ({ '--ground': tone.ground, '--on': tone.on, '--accent': tone.accent }),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 560,
    overflow: 'hidden',
    background: 'var(--ground)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(90deg, color-mix(in srgb, var(--ground) 82%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--ground) 90%, transparent), transparent 46%)',
    },
    '[dir=rtl] &::after': {
      background:
        'linear-gradient(270deg, color-mix(in srgb, var(--ground) 82%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--ground) 90%, transparent), transparent 46%)',
    },
    [media.below.sm]: { blockSize: 300 },
  },
)

export const Body = styled('div', {
  name: 'FoyerFilmHero',
  slot: 'Body',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: FilmTone }>(({ tone }) => ({ '--on': tone.on, '--accent': tone.accent }), {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: 32,
  maxInlineSize: 'calc(1280px + 2 * var(--page-margin))',
  marginInline: 'auto',
  paddingInline: 'var(--page-margin)',
  '& > [data-slot=poster]': {
    gridRow: '1 / span 2',
    alignSelf: 'start',
    marginBlockStart: 324,
    borderRadius: 'calc(var(--r-lg) + 5px)',
    boxShadow: '0 0 0 5px var(--bg)',
  },
  '& > [data-slot=poster] > span': { borderRadius: 'var(--r-lg)' },
  '& > [data-slot=title]': {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 24,
    blockSize: 560,
    paddingBlockEnd: 32,
    color: 'var(--on)',
    '& :focus-visible': { outlineColor: 'var(--on)' },
  },
  '& [data-slot=tagline]': {
    marginBlockStart: 14,
    fontFamily: 'var(--font-head)',
    fontSize: 'var(--t3)',
    fontWeight: 'var(--head-weight)',
    letterSpacing: 'var(--head-tracking)',
    lineHeight: 1.25,
  },
  [media.below.sm]: {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: 16,
    '& > [data-slot=title]': { gridColumn: '1 / -1', gridRow: 1, blockSize: 300, paddingBlockEnd: 12 },
    '& > [data-slot=poster]': { gridRow: 2, marginBlockStart: 16, boxShadow: 'none' },
    '& [data-slot=tagline]': { display: 'none' },
    '& [data-slot=trailer]': {
      position: 'absolute',
      insetBlockStart: 16,
      insetInlineEnd: 16,
      paddingInline: 12,
    },
    '& [data-slot=trailer] > span:not([aria-hidden])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
})

export const Words = styled('div', { name: 'FoyerFilmHero', slot: 'Words' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 48,
  paddingBlockStart: 28,
  '&[data-credits]': { [media.up.md]: { gridTemplateColumns: 'minmax(0, 562fr) minmax(0, 336fr)' } },
  '& [data-slot=advice]': { marginBlockStart: 8, color: 'var(--muted)', fontSize: 'var(--t1)' },
  '& [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 16 },
  '& [data-slot=synopsis]': { maxInlineSize: '62ch', marginBlockStart: 16, lineHeight: 1.6 },
  '& [data-slot=note]': {
    maxInlineSize: '62ch',
    marginBlockStart: 20,
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--border)',
    color: 'var(--muted)',
    '& > strong': { color: 'var(--text)' },
  },
  '& > dl': {
    alignContent: 'start',
    paddingInlineStart: 32,
    borderInlineStart: '1px solid var(--border)',
  },
  [media.below.md]: { '& > dl': { marginBlockStart: 24, paddingInlineStart: 0, borderInlineStart: 0 } },
  [media.below.sm]: {
    paddingBlockStart: 8,
    '&&': { display: 'contents' },
    '& > div': { display: 'contents' },
    '& > div > [data-slot=head]': { gridColumn: 2, gridRow: 2, paddingBlockStart: 14 },
    '& > div > :not([data-slot=head]), & > dl': { gridColumn: '1 / -1' },
  },
})
