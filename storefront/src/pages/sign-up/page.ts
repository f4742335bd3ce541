import type { PageModule } from '../../context/page-module.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'
import { SignUpPage } from './SignUpPage.tsx'

/** Makes an account. */
export const page: PageModule = {
  Page: SignUpPage,
  hasCaptcha: true,
  hidesAddress: true,
  load: async (stores) => {
    await Promise.all([stores.sites.ensure(), getLoyaltyMasterData(stores).ensure()])
  },
  head: ({ routes, texts }) => ({
    title: texts.t('member.signUp.pageTitle'),
    canonical: routes.page('SignUp'),
    robots: 'noindex',
  }),
}
