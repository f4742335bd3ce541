import type { PageModule } from '../../context/page-module.ts'
import { SignUpPhotoPage } from './SignUpPhotoPage.tsx'

/** Where a new member adds a photo, or leaves it. */
export const page: PageModule = {
  Page: SignUpPhotoPage,
  isMemberOnly: true,
  head: ({ texts }) => ({ title: texts.t('member.signUp.title.photo'), robots: 'noindex', canonical: null }),
}
