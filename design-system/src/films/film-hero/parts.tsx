import { styled } from '../../foundations/styled/index.ts'
import type { FilmTone } from '../hero-carousel/slide.ts'
import { quote, turned } from '../hero-carousel/plate.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

export const Root = styled('div', { name: 'FoyerFilmHero', slot: 'Root' })({
  '--foyer-hero-inset': '0px',
  '--foyer-plate-height': '470px',
  '--foyer-plate-top': '28px',
  // The plate's margin stays inside: places on the picture are counted from the top of this box.
  display: 'flow-root',
  position: 'relative',
  [media.below.sm]: { '--foyer-plate-height': '240px', '--foyer-plate-top': '0px' },
  '[data-radius=FullRounded] &': {
    '--foyer-hero-inset': '24px',
    [media.below.sm]: { '--foyer-hero-inset': '12px' },
  },
})

export const Backdrop = styled('div', {
  name: 'FoyerFilmHero',
  slot: 'Backdrop',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: FilmTone }>(
  ({ tone }) => ({ '--foyer-ground': tone.ground, '--foyer-on': tone.on, '--foyer-accent': tone.accent }),
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: 560,
    overflow: 'hidden',
    background: 'var(--foyer-ground)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(90deg, color-mix(in srgb, var(--foyer-ground) 82%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--foyer-ground) 90%, transparent), transparent 46%)',
    },
    '[dir=rtl] &::after': {
      background:
        'linear-gradient(270deg, color-mix(in srgb, var(--foyer-ground) 82%, transparent), transparent 62%), linear-gradient(0deg, color-mix(in srgb, var(--foyer-ground) 90%, transparent), transparent 46%)',
    },
    '[dir=rtl]:not([data-heading=center]) & img': { [media.up.sm]: turned },
    [media.below.sm]: { blockSize: 300 },
    '[data-radius=FullRounded] &': {
      insetBlockStart: 'var(--foyer-hero-inset)',
      insetInline: 'var(--foyer-hero-inset)',
      borderRadius: 32,
    },
    '[data-heading=center] &': {
      position: 'relative',
      inset: 0,
      inlineSize: 'min(1280px, calc(100% - 2 * var(--foyer-page-margin)))',
      blockSize: 'var(--foyer-plate-height)',
      marginBlockStart: 'var(--foyer-plate-top)',
      marginInline: 'auto',
      border: '1px solid var(--foyer-border)',
      borderRadius: 0,
      background: 'none',
      '&::after': { display: 'none' },
      '& > span': { inset: 9 },
      [media.below.sm]: { inlineSize: '100%', borderInline: 0, '& > span': { inset: 0 } },
    },
  },
)

export const Body = styled('div', {
  name: 'FoyerFilmHero',
  slot: 'Body',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: FilmTone }>(
  ({ tone }) => ({ '--foyer-ground': tone.ground, '--foyer-on': tone.on, '--foyer-accent': tone.accent }),
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    columnGap: 32,
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    paddingInline: 'var(--foyer-page-margin)',
    '& > [data-slot=poster]': {
      gridRow: '1 / span 2',
      alignSelf: 'start',
      marginBlockStart: 'calc(324px + var(--foyer-hero-inset))',
      borderRadius: 'calc(var(--foyer-radius-lg) + 5px)',
      boxShadow: '0 0 0 5px var(--foyer-background)',
    },
    '& > [data-slot=poster] > span': { borderRadius: 'var(--foyer-radius-lg)' },
    '& > [data-slot=title]': {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: 24,
      blockSize: 'calc(560px + var(--foyer-hero-inset))',
      paddingBlockEnd: 32,
      color: 'var(--foyer-on)',
      '& :focus-visible': { outlineColor: 'var(--foyer-on)' },
    },
    // Its place on the picture may have any color: it brings the ground on which its own can be read.
    '& [data-slot=trailer]': {
      flex: 'none',
      '&[data-variant]': { background: 'color-mix(in srgb, var(--foyer-ground) 80%, transparent)' },
    },
    '& [data-slot=book]': { flex: 'none', marginInlineStart: 'auto', [media.below.md]: { display: 'none' } },
    '& [data-slot=book-below]': { [media.up.md]: { display: 'none' } },
    '& [data-slot=tagline]': {
      marginBlockStart: 14,
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1.25,
    },
    // The line is the title's: a long one would be too narrow beside the button, and rise above the picture.
    [media.below.md]: {
      '& [data-slot=trailer]': {
        position: 'absolute',
        insetBlockStart: 'calc(16px + var(--foyer-hero-inset))',
        insetInlineEnd: 'var(--foyer-page-margin)',
      },
      '& > [data-slot=title] h1': { fontSize: 'min(var(--foyer-text-2xl), 48px)' },
    },
    [media.below.sm]: {
      gridTemplateColumns: '104px minmax(0, 1fr)',
      '[data-radius=FullRounded] & > [data-slot=title]': { paddingInline: 8 },
      columnGap: 16,
      '& > [data-slot=title]': {
        gridColumn: '1 / -1',
        gridRow: 1,
        blockSize: 'calc(300px + var(--foyer-hero-inset))',
        paddingBlockEnd: 12,
      },
      '& > [data-slot=poster]': { gridRow: 2, marginBlockStart: 16, boxShadow: 'none' },
      '&:has(> [data-times]) > [data-slot=poster]': { gridRow: 3 },
      '& [data-slot=tagline]': { display: 'none' },
      '& [data-slot=trailer]': { insetBlockStart: 16, insetInlineEnd: 16, paddingInline: 12 },
      '& [data-slot=trailer] > span:not([aria-hidden])': visuallyHidden,
    },
    // With centred headings the picture is a plate; title and text are below it, and nothing overlaps.
    '[data-heading=center] &': {
      '--foyer-on': 'var(--foyer-text)',
      position: 'static',
      '& > [data-slot=title]': {
        gridColumn: '1 / -1',
        gridRow: 1,
        justifyContent: 'center',
        blockSize: 'auto',
        paddingBlock: '28px 36px',
        color: 'var(--foyer-text)',
        textAlign: 'center',
        [media.below.sm]: { paddingBlock: 6 },
      },
      '& > [data-slot=poster]': {
        gridRow: 2,
        marginBlockStart: 0,
        borderRadius: 'var(--foyer-radius-lg)',
        boxShadow: '0 0 0 1px var(--foyer-border)',
      },
      // Its upper edge in line with the facts beside it.
      [media.below.sm]: {
        '&:has(> [data-times]) > [data-slot=poster]': { gridRow: 3, marginBlockStart: 14 },
      },
      '& [data-slot=tagline]': { ...quote, display: 'block' },
      // Poster, title and next times stand beside one another, as in a leaflet.
      [media.up.md]: {
        '&:has(> [data-times])': {
          gridTemplateColumns: 'minmax(0, 290px) minmax(0, 1fr) minmax(0, 432px)',
          rowGap: 28,
          paddingBlockStart: 28,
          '& > [data-slot=title]': { gridColumn: 2, paddingBlock: 0 },
          '& > [data-slot=poster]': { gridRow: '1 / span 2' },
          '& > [data-times]': { display: 'contents' },
          '& > [data-times] > [data-slot=times]': { gridColumn: 3, gridRow: 1, marginBlockEnd: 0 },
          '& > [data-times] > [data-slot=facts]': {
            gridColumn: '2 / -1',
            gridRow: 2,
            paddingBlockStart: 20,
            borderBlockStart: '1px solid var(--foyer-border)',
          },
        },
      },
      '& [data-slot=book]': {
        position: 'absolute',
        insetBlockStart: 'calc(var(--foyer-plate-top) + var(--foyer-plate-height) - 86px)',
        insetInlineStart: 'calc(max(var(--foyer-page-margin), (100% - 1280px) / 2) + 34px)',
        marginInlineStart: 0,
      },
      // On the picture, whatever it shows: its own dark background, not the page's colors.
      '& [data-slot=trailer][data-variant]': {
        position: 'absolute',
        insetBlockStart: 'calc(var(--foyer-plate-top) + var(--foyer-plate-height) - 86px)',
        insetInlineEnd: 'calc(max(var(--foyer-page-margin), (100% - 1280px) / 2) + 34px)',
        borderColor: 'rgb(255 255 255 / 45%)',
        background: 'rgb(12 12 14 / 82%)',
        color: '#fff',
        [media.below.sm]: { insetInlineEnd: 16 },
      },
    },
  },
)

export const Texts = styled('div', { name: 'FoyerFilmHero', slot: 'Words' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 48,
  paddingBlockStart: 28,
  '[data-heading=center] &': {
    paddingBlockStart: 20,
    borderBlockStart: '1px solid var(--foyer-border)',
    [media.below.sm]: { borderBlockStart: 0 },
  },
  '&[data-times]': {
    [media.up.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 432px)',
      '& > [data-slot=facts]': { gridColumn: 1 },
      '& > [data-slot=times]': { gridColumn: 2, gridRow: 1, marginBlockEnd: 0 },
    },
  },
  '& > [data-slot=times]': { alignSelf: 'start', marginBlockEnd: 24 },
  '& [data-slot=tag]': { marginBlockEnd: 12 },
  '& [data-slot=advice]': {
    marginBlockStart: 8,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
  '& [data-slot=actions]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 16 },
  '& [data-slot=synopsis]': { maxInlineSize: '62ch', marginBlockStart: 16, lineHeight: 1.6 },
  '& [data-slot=note]': {
    maxInlineSize: '62ch',
    marginBlockStart: 20,
    paddingBlockStart: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'var(--foyer-text-muted)',
    '& > strong': { color: 'var(--foyer-text)' },
  },
  [media.below.sm]: {
    paddingBlockStart: 8,
    '&&': { display: 'contents' },
    '& > [data-slot=times]': { gridColumn: '1 / -1', gridRow: 2, marginBlock: '12px 0' },
    '& > [data-slot=facts]': { display: 'contents' },
    '& > [data-slot=facts] > [data-slot=head]': { gridColumn: 2, gridRow: 2, paddingBlockStart: 14 },
    '&[data-times] > [data-slot=facts] > [data-slot=head]': { gridRow: 3 },
    '& > [data-slot=facts] > :not([data-slot=head])': { gridColumn: '1 / -1' },
  },
})
