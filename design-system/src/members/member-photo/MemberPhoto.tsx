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
})

export interface MemberPhotoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Without one, or if it fails, a placeholder is shown. */
  photo?: PictureSource | undefined
  /** Alternative text; empty if the name is beside it. */
  alt: string
  /** 32, 64 or 96 px. */
  size?: keyof typeof widths | undefined
}

/** A member's photo, round. For any other picture see `picture`. */
export const MemberPhoto = ({ photo, alt, size = 'md', ...rest }: MemberPhotoProps) => (
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
