import type { PageModule } from '../../context/page-module.ts'
import { PasswordResetPage } from './PasswordResetPage.tsx'

/** Where a forgotten password is replaced, by a code that is mailed; links of mails have it in their path. */
export const page: PageModule = {
  Page: PasswordResetPage,
  hasCaptcha: true,
  hidesAddress: true,
  head: ({ routes, texts }) => ({
    title: texts.t('member.reset.pageTitle'),
    robots: 'noindex',
    // Never the page's own address, which may have a code.
    canonical: routes.page('PasswordReset'),
  }),
}
