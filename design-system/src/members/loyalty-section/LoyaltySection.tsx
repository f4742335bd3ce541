import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { PlainLink } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'
import { MemberPhoto } from '../member-photo/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('div', { name: 'FoyerLoyaltySection', slot: 'Root' })({
  display: 'inline-flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '& > a[data-slot=member]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInlineEnd: 4,
    borderRadius: 'var(--foyer-radius-button)',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: 'var(--foyer-glyph-hover, var(--foyer-primary-text))' } },
    '& > [data-slot=name]': {
      maxInlineSize: '14rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: 1.2,
      '& > small': { display: 'block', fontSize: 'var(--foyer-text-sm)', fontWeight: 400 },
    },
  },
})

export interface LoyaltySectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Shown while nobody is signed in. */
  signIn: { label: string; href: string }
  /**
   * The signed-in member, with a link to their pages. `label` is the accessible name of that link, with all that it shows,
   * in its order: "Your account, Odile 1,840 points".
   */
  member?:
    | {
        name: string
        photo?: PictureSource | undefined
        /** Of the name, where there is no photo. */
        initials?: string | undefined
        /** What they have, in words: "1,840 points". */
        points?: string | undefined
        href: string
        label: string
      }
    | undefined
}

/**
 * The member's area of a header: sign-in, or the member's name with links to their pages. For the photo alone see
 * `member-photo`. Our own: Material UI has no such component.
 */
export const LoyaltySection = ({ signIn, member, ...rest }: LoyaltySectionProps) => (
  <Root data-state={member ? 'signed-in' : 'signed-out'} {...rest}>
    {member ? (
      <PlainLink data-slot="member" href={member.href} aria-label={member.label}>
        <MemberPhoto photo={member.photo} alt="" initials={member.initials} size="sm" />
        <span data-slot="name">
          {member.name}
          {member.points !== undefined && (
            <>
              {' '}
              <small>{member.points}</small>
            </>
          )}
        </span>
      </PlainLink>
    ) : (
      <Button variant="secondary" size="medium" icon="user" href={signIn.href}>
        {signIn.label}
      </Button>
    )}
  </Root>
)
