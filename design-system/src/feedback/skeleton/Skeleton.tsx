import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'

const Root = styled('span', { name: 'FoyerSkeleton', slot: 'Root' })({
  display: 'block',
  borderRadius: 'var(--foyer-radius-sm)',
  background: 'var(--foyer-surface-2)',
  animation: 'foyer-breathe 1.6s ease-in-out infinite',
  '@keyframes foyer-breathe': { '50%': { opacity: 0.55 } },
  '&[data-shape=text]': { blockSize: 16, marginBlock: 4 },
  '&[data-shape=title]': { blockSize: 28, marginBlock: 4 },
  '&[data-shape=block]': { blockSize: '100%', minBlockSize: 72, borderRadius: 'var(--foyer-radius-lg)' },
  '&[data-shape=poster]': { aspectRatio: '2 / 3', borderRadius: 'var(--foyer-radius-lg)' },
  '&[data-shape=tile]': { aspectRatio: '1', borderRadius: 'var(--foyer-radius-lg)' },
  '&[data-shape=backdrop]': { blockSize: 560, borderRadius: 0, [media.below.sm]: { blockSize: 300 } },
  '&[data-shape=showtime]': { inlineSize: '7.125rem', blockSize: 68, borderRadius: 'var(--foyer-radius-md)' },
  '&[data-width=short]': { inlineSize: '35%' },
  '&[data-width=medium]': { inlineSize: '60%' },
  '&[data-width=long]': { inlineSize: '90%' },
  [media.reducedMotion]: { animation: 'none' },
})

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Shape of the content. */
  shape: 'text' | 'title' | 'block' | 'poster' | 'tile' | 'backdrop' | 'showtime'
  /** Of a line of text: 35, 60 or 90 % of the width; default full. */
  width?: 'short' | 'medium' | 'long' | undefined
}

/**
 * A quiet placeholder; decorative only, the surrounding pattern announces the waiting. Not for content that is
 * available immediately, nor over content that is being refreshed. Our own: Material UI's Skeleton is the same box,
 * with a style attribute for its size.
 */
export const Skeleton = ({ shape, width, ...rest }: SkeletonProps) => (
  <Root aria-hidden data-shape={shape} data-width={width} {...rest} />
)
