import type { ComponentPropsWithRef } from 'react'
import { styled } from '../../foundations/styled/index.ts'
import { tagStyle } from './style.ts'

const Root = styled('span', { name: 'FoyerPromotedTag', slot: 'Root' })(tagStyle)

/** Reason of a film's promotion. */
export type Promotion = 'Sponsored' | 'PreBookNow' | 'ComingSoon'

export interface PromotedTagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Reason of the promotion, for themes to distinguish by `data-promotion`; without theme styles all look the same. */
  promotion: Promotion
  /** "Halcyon pick". */
  label: string
}

/**
 * A tag on a promoted film; a film has one (`choosePromotion`). For a film's availability see `status-label`. Our own:
 * it stands on posters; Material UI's Chip took seven times the script time.
 */
export const PromotedTag = ({ promotion, label, ...rest }: PromotedTagProps) => (
  <Root data-promotion={promotion} {...rest}>
    {label}
  </Root>
)
