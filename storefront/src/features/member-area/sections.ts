import type { AccountListLink } from '@foyer/design-system/members/account-navigation'
import type { TabLink } from '@foyer/design-system/navigation/tab-links'
import type { TextFunctions } from '../../context/hooks.ts'
import type { Stores } from '../../stores/create-stores.ts'

/** A page of the account, behind the tab of that name. */
export type AccountSection =
  'details' | 'signingIn' | 'paymentCards' | 'vouchers' | 'referrals' | 'transactions' | 'messages' | 'data'

/** What a page of the member's area belongs to: a tab, or a page of the account. */
export type MemberSection =
  'overview' | 'bookings' | 'rewards' | 'films' | 'membership' | 'account' | AccountSection

const accountSections: readonly MemberSection[] = [
  'details',
  'signingIn',
  'paymentCards',
  'vouchers',
  'referrals',
  'transactions',
  'messages',
  'data',
] satisfies AccountSection[]

/** Whether it is one of the account's pages, and not their list. */
export const isAccountPage = (section: MemberSection): boolean => accountSections.includes(section)

/** The area's parts: without those that the chain does not have. */
export function listTabs({ configuration, routes }: Stores, t: TextFunctions['t']): TabLink[] {
  const { loyalty, feature } = configuration.value
  const tabs: (TabLink & { isAbsent?: boolean })[] = [
    { id: 'overview', label: t('member.nav.overview'), href: routes.page('MemberOverview') },
    { id: 'bookings', label: t('member.nav.bookings'), href: routes.page('MemberBookingsAndTransactions') },
    { id: 'rewards', label: t('member.nav.rewards'), href: routes.page('MemberRewardsAndOffers') },
    {
      id: 'films',
      label: t('member.nav.films'),
      href: routes.page('MemberWatchlist'),
      isAbsent: !loyalty.memberWatchlist.isEnabled,
    },
    {
      id: 'membership',
      label: t('member.nav.membership'),
      href: routes.memberArea('subscriptions'),
      isAbsent: !feature.subscriptions,
    },
    { id: 'account', label: t('member.nav.account'), href: routes.memberAccount() },
  ]
  return tabs.flatMap(({ isAbsent, ...tab }) => (isAbsent ? [] : [tab]))
}

/** The account's pages, with what each holds. */
export function listAccountPages({ core, routes }: Stores, t: TextFunctions['t']): AccountListLink[] {
  return [
    {
      id: 'details',
      label: t('member.account.details.title'),
      note: t('member.account.details.note'),
      icon: 'user',
      href: routes.page('MemberUpdateDetails'),
    },
    {
      id: 'signingIn',
      label: t('member.account.signingIn.title'),
      note: t('member.account.signingIn.note'),
      icon: 'key',
      href: routes.memberPage('member-signing-in'),
    },
    {
      id: 'paymentCards',
      label: t('member.account.paymentCards.title'),
      note: t('member.account.paymentCards.note'),
      icon: 'card',
      href: routes.memberArea('paymentCards'),
    },
    {
      id: 'vouchers',
      label: t('member.account.vouchers.title'),
      note: t('member.account.vouchers.note'),
      icon: 'ticket',
      href: routes.memberArea('vouchers'),
    },
    ...(core.pageData.initialData.rewardsReferrals
      ? [
          {
            id: 'referrals',
            label: t('member.account.referrals.title'),
            note: t('member.account.referrals.note'),
            icon: 'gift',
            href: routes.memberPage('member-refer-a-friend'),
          } as const,
        ]
      : []),
    {
      id: 'transactions',
      label: t('member.account.transactions.title'),
      note: t('member.account.transactions.note'),
      icon: 'list',
      href: routes.memberPage('member-transactions'),
    },
    {
      id: 'messages',
      label: t('member.account.messages.title'),
      note: t('member.account.messages.note'),
      icon: 'bell',
      href: routes.memberPage('member-messages'),
    },
    {
      id: 'data',
      label: t('member.account.data.title'),
      note: t('member.account.data.note'),
      icon: 'download',
      href: routes.memberArea('data'),
    },
  ]
}
