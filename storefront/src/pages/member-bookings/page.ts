import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberBookingsPage } from './MemberBookingsPage.tsx'

/** A member's bookings: those to come, and those that are over. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberBookingsPage,
  load: loadMember,
  head: ({ texts }) => ({ title: texts.t('member.nav.bookings') }),
}
