import { styled } from '../../foundations/styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('span', { name: 'FoyerRatingMark', slot: 'Root' })({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '2.125rem',
  blockSize: '1.625rem',
  paddingInline: 6,
  border: '1.5px solid currentColor',
  borderRadius: 'var(--foyer-radius-sm)',
  fontSize: 'var(--foyer-text-sm)',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: 'inherit',
  '&[data-size=sm]': { minInlineSize: '1.625rem', blockSize: '1.375rem' },
})

export interface RatingMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** As the classification board writes it, e.g. "12A". */
  label: string
  /** Announced after the rating, e.g. "Suitable for 12 and over". */
  description?: string | undefined
  /** Default 'md'. */
  size?: 'md' | 'sm' | undefined
}

/**
 * The age classification in its box. With the facts beside it see `film-metadata`. Our own: it stands beside every
 * title; Material UI's Chip took seven times the script time.
 */
export const RatingMark = ({ label, description, size = 'md', ...rest }: RatingMarkProps) => (
  <Root data-size={size} title={description} {...rest}>
    {label}
    {description !== undefined && <VisuallyHidden>, {description}</VisuallyHidden>}
  </Root>
)
