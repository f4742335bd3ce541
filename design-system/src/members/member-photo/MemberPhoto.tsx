import type { ComponentPropsWithRef } from 'react'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const widths = { sm: 32, md: 64, lg: 96 } as const

const Root = styled('span', { name: 'FoyerMemberPhoto', slot: 'Root' })({
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: widths.md,
  border: '1px solid var(--foyer-border)',
  borderRadius: '50%',
  '&[data-size=sm]': { inlineSize: widths.sm },
  '&[data-size=lg]': { inlineSize: widths.lg },
  '& [data-icon]': { inlineSize: '60%', blockSize: '60%' },
  '&[data-initials]': {
    display: 'inline-grid',
    placeItems: 'center',
    aspectRatio: '1',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 650,
    lineHeight: 1,
    textDecoration: 'none',
    // Drawn, not written: they are no part of what a link beside the name says.
    '&::before': { content: 'attr(data-initials)' },
  },
  '&[data-initials][data-size=sm]': { fontSize: 'var(--foyer-text-sm)' },
})

export interface MemberPhotoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Without one the initials are shown; without those, or if it fails, a placeholder. */
  photo?: PictureSource | undefined
  /** Alternative text; empty if the name is beside it. */
  alt: string
  /** Of the name, shown where there is no photo; one or two letters. */
  initials?: string | undefined
  /** 32, 64 or 96 px. */
  size?: keyof typeof widths | undefined
}

/**
 * A member's photo, round. For any other picture see `picture`. Our own: the photo is a `Picture`, with its crop, second
 * file and placeholder, so that only the frame of Material UI's Avatar would be used.
 */
export function MemberPhoto({ photo, alt, initials, size = 'md', ...rest }: MemberPhotoProps) {
  if (photo === undefined && initials)
    return (
      <Root
        data-size={size}
        data-initials={initials}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        {...rest}
      />
    )
  return (
    <Root data-size={size} {...rest}>
      <Picture
        source={photo}
        ratio="1:1"
        sizes={`${widths[size]}px`}
        maxWidth={320}
        alt={alt}
        placeholder="memberPhoto"
      />
    </Root>
  )
}
