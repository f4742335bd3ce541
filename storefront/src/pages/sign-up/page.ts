import type { PageModule } from '../../context/page-module.ts'
import { SignUpPage } from './SignUpPage.tsx'

/** Makes an account. */
export const page: PageModule = {
  Page: SignUpPage,
  hasCaptcha: true,
  hidesAddress: true,
  load: async ({ sites }) => {
    await sites.ensure()
  },
  head: ({ routes, texts }) => ({
    title: texts.t('member.signUp.pageTitle'),
    canonical: routes.page('SignUp'),
    robots: 'noindex',
  }),
}
