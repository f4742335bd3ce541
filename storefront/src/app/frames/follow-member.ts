import type { SignedInMember } from '@foyer/design-system/navigation/site-header'
import { autorun } from 'mobx'
import type { StableNavigate } from '../../context/contexts.ts'
import { signOut } from '../../context/use-sign-out.ts'
import { getInitials } from '../../domain/initials.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { memberNameKey } from '../../stores/members/signed-in.ts'
import { signedInAttribute } from '../document/signed-in-attribute.ts'

/**
 * Tells the header who is signed in, now and after each change; undefined for nobody.
 * @returns a function that stops it
 */
export function followMember(
  stores: Stores,
  navigate: StableNavigate,
  tell: (member: SignedInMember | undefined) => void,
): () => void {
  const { session } = getMemberStores(stores)
  const stopSession = session.start()
  const stopTelling = autorun(() => {
    document.documentElement.toggleAttribute(signedInAttribute, session.isSignedIn)
    tell(session.isSignedIn ? describeMember(stores, navigate) : undefined)
  })
  return () => {
    stopTelling()
    stopSession()
  }
}

/** By the member's data once they have come; until then as this browser remembers them. */
function describeMember(stores: Stores, navigate: StableNavigate): SignedInMember {
  const { routes, texts } = stores
  const { member } = getMemberStores(stores).member
  const name = member ? member.name.givenName : (stores.core.platform.local.get(memberNameKey) ?? '')
  return {
    name,
    label: name ? texts.t('shared.account.yours', { name }) : texts.t('shared.account.nameless'),
    href: routes.page('MemberOverview'),
    initials: getInitials(member?.name ?? { givenName: name, familyName: '' }),
    menu: {
      label: texts.t('shared.account.menu'),
      items: [
        { id: 'overview', label: texts.t('shared.account.overview'), href: routes.page('MemberOverview') },
        { id: 'account', label: texts.t('shared.account.account'), href: routes.memberAccount() },
      ],
      signOut: {
        label: texts.t('shared.account.signOut'),
        onPress: () => void signOut(stores, navigate),
      },
    },
  }
}
