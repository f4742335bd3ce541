import type { ComponentPropsWithRef } from 'react'
import { styled } from '../styled/index.ts'

const Root = styled('span', { name: 'FoyerPromotedTag', slot: 'Root' })({
  display: 'inline-block',
  padding: '5px 12px',
  borderRadius: 'var(--r-sm)',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  fontSize: 'var(--t1)',
  fontWeight: 650,
  lineHeight: '1.25rem',
  '[data-radius=FullRounded] &': { borderRadius: 'var(--r-button)', paddingInline: 16 },
})

/** Why a film is put forward. */
export type Promotion = 'Sponsored' | 'PreBookNow' | 'ComingSoon'

export interface PromotedTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  promotion: Promotion
  /** "Halcyon pick". */
  label: string
}

/** A tag on a film that is put forward; a film carries one (`promotionOf`). */
export const PromotedTag = ({ promotion, label, ...rest }: PromotedTagProps) => (
  <Root data-promotion={promotion} {...rest}>
    {label}
  </Root>
)
