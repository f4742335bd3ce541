import type { SignedInMember } from '@foyer/design-system/navigation/site-header'
import { autorun } from 'mobx'
import type { StableNavigate } from '../../context/contexts.ts'
import { signOut } from '../../context/use-sign-out.ts'
import { getInitials } from '../../domain/initials.ts'
import { getSmallPhoto } from '../../domain/member-photo.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { followOpenings } from '../../stores/members/follow-openings.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { followWatchlist } from './follow-watchlist.ts'
import { memberNameKey } from '../../stores/visitor/signed-in.ts'
import { signedInAttribute } from '../document/signed-in-attribute.ts'
import { followLanguage } from './follow-language.ts'

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
  const stopOpenings = followOpenings(stores)
  const stopLanguage = followLanguage(stores)
  const stopTelling = autorun(() => {
    document.documentElement.toggleAttribute(signedInAttribute, session.isSignedIn)
    tell(session.isSignedIn ? describeMember(stores, navigate) : undefined)
  })
  const stopWatchlist = followWatchlist(stores, navigate)
  return () => {
    stopWatchlist()
    stopTelling()
    stopOpenings()
    stopLanguage()
    stopSession()
  }
}

/** By the member's data once they have come; until then as this browser remembers them. */
function describeMember(stores: Stores, navigate: StableNavigate): SignedInMember {
  const { configuration, routes, texts } = stores
  const { clock, local } = stores.core.platform
  const { member } = getMemberStores(stores).member
  const name = member ? member.personalDetails.name.givenName : (local.get(memberNameKey) ?? '')
  const [balance] = member?.balances ?? []
  // Digits as on all pages.
  const amount = balance?.units.toLocaleString(`${texts.languageTag}-u-nu-latn`)
  const points = amount && `${amount} ${configuration.value.loyalty.defaultMemberBalanceTypeName}`
  const shown = [name, points].filter(Boolean).join(' ')
  return {
    name,
    label: shown ? texts.t('shared.account.yours', { name: shown }) : texts.t('shared.account.nameless'),
    href: routes.page('MemberOverview'),
    photo: getSmallPhoto(member?.photo, clock.now()),
    points,
    initials: getInitials(member?.personalDetails.name ?? { givenName: name, familyName: '' }),
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
