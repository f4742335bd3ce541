import { AccountMenu, type AccountMenuItem } from '../../members/account-menu/index.ts'
import { LoyaltySection } from '../../members/loyalty-section/index.ts'
import type { PictureSource } from '../../foundations/picture/index.ts'

/** Who is signed in, as a header shows them. */
export interface SignedInMember {
  /** First name, in view where there is space. */
  name: string
  /** Accessible name of the link, with all that it shows, in its order: "Your account, Ines 1,840 points". */
  label: string
  /** Address of their pages. */
  href: string
  /** Without one the initials are shown. */
  photo?: PictureSource | undefined
  /** Of the name, where there is no photo. */
  initials?: string | undefined
  /** What they have, in words: "1,840 points". */
  points?: string | undefined
  /** Their pages and the way out; on narrow screens in the menu of the header. */
  menu: {
    label: string
    items: readonly AccountMenuItem[]
    signOut: { label: string; onPress: () => void }
  }
}

export interface HeaderMemberProps {
  /** The link that stands there while nobody is signed in. */
  signIn: { label: string; href: string }
  /** Who is signed in. */
  member: SignedInMember
  /** Whether the menu is beside it. */
  hasMenu?: boolean | undefined
}

/** The member's place in a header: link and menu. Fetched where somebody is signed in. */
export const HeaderMember = ({ signIn, member, hasMenu }: HeaderMemberProps) => (
  <>
    <LoyaltySection signIn={signIn} member={member} />
    {hasMenu && <AccountMenu {...member.menu} />}
  </>
)
