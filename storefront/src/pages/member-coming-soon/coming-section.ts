import type { Routes } from '../../domain/routes.ts'
import type { MemberSection } from '../../features/member-area/sections.ts'

export interface ComingSection {
  readonly section: MemberSection
  readonly titleKey: string
}

/** The part of the member's area that a pattern belongs to, with its heading. */
export function getComingSection(
  routes: Pick<Routes, 'getPattern' | 'memberArea'>,
  pattern: string,
): ComingSection {
  switch (pattern) {
    case routes.memberArea('subscriptions'):
      return { section: 'membership', titleKey: 'member.nav.membership' }
    default:
      return { section: 'paymentCards', titleKey: 'member.account.paymentCards.title' }
  }
}
