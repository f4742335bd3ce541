import type { PageModule } from '../../context/page-module.ts'
import { SignInPage } from './SignInPage.tsx'

/** Where members sign in; leads back to the page that they came from. */
export const page: PageModule = {
  Page: SignInPage,
  hasCaptcha: true,
  load: ({ listing }) => listing.ensure(),
  head: ({ texts }) => ({ title: texts.t('member.signIn.pageTitle'), robots: 'noindex' }),
}
