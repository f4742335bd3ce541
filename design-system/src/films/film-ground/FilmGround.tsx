import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

/** The chain's ground, for the foot: inside, the same name is the film's. */
const Root = styled('div', { name: 'FoyerFilmGround', slot: 'Root' })({
  '--foyer-chain-ground': 'var(--foyer-background)',
})

const Ground = styled('div', { name: 'FoyerFilmGround', slot: 'Ground' })({
  // Margins of what is inside stay on the ground.
  display: 'flow-root',
  position: 'relative',
  background: 'var(--foyer-background)',
  color: 'var(--foyer-text)',
  '&[data-film-ground]': {
    paddingBlockEnd: 'calc(48px + var(--foyer-film-foot, 4px))',
    [media.below.sm]: { paddingBlockEnd: 'calc(32px + var(--foyer-film-foot, 4px))' },
  },
  // No words are on it: it fades where both grounds are light or dark, and ends in a line of the accent elsewhere.
  '&[data-film-ground]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 0,
    blockSize: 'var(--foyer-film-foot, 4px)',
    background:
      'linear-gradient(in oklab, var(--foyer-film-foot-from, var(--foyer-film-accent)), var(--foyer-film-foot-to, var(--foyer-film-accent)))',
    pointerEvents: 'none',
  },
  '[data-radius=Straight] &[data-film-ground]::after': {
    insetBlockEnd: 9,
    blockSize: 1,
    background: 'var(--foyer-film-accent)',
  },
  '[data-radius=FullRounded] &[data-film-ground]': {
    borderEndStartRadius: 48,
    borderEndEndRadius: 48,
    [media.below.sm]: { borderEndStartRadius: 32, borderEndEndRadius: 32 },
    '&::after': { display: 'none' },
  },
  [media.forcedColors]: { '&[data-film-ground]::after': { display: 'none' } },
})

export interface FilmGroundProps extends ComponentPropsWithRef<'div'> {
  /** Name of the film's colors, whose sheet is in the page; without it, the chain's ground. */
  colors?: string | undefined
}

/**
 * The part of a page that is a film's: on its ground, with its text and accent in all that is inside. The sheet of the
 * colors declares the theme's custom properties again (`createFilmCss` of theme-tokens), so that a switch of mode or
 * contrast renders nothing; until it is there, the part looks as the rest of the page. Not for a card or a row among those
 * of other films. Our own: Material UI has no such part.
 */
export const FilmGround = ({ colors, children, ...rest }: FilmGroundProps) => (
  <Root {...rest}>
    <Ground data-film-ground={colors}>{children}</Ground>
  </Root>
)
