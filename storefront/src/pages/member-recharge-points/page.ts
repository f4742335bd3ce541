import type { PageModule } from '../../context/page-module.ts'
import { loadMember } from '../../features/member-area/load-member.ts'
import { MemberRechargePointsPage } from './MemberRechargePointsPage.tsx'

/** Buying points. */
export const page: PageModule = {
  isMemberOnly: true,
  Page: MemberRechargePointsPage,
  load: loadMember,
  head: ({ configuration, texts }) => ({
    title: texts.t('member.recharge.pageTitle', {
      unit: configuration.value.loyalty.defaultMemberBalanceTypeName.toLocaleLowerCase(texts.languageTag),
    }),
  }),
}
