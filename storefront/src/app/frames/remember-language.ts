import type { MouseEvent } from 'react'
import type { Stores } from '../../stores/create-stores.ts'
import { chosenLanguageKey, isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

/** Notes that a member switches the language by a link of the footer or of the menu: the next page stores it (`followLanguage`). */
export function rememberLanguage({ core }: Pick<Stores, 'core'>, { target }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  const { pageData, platform } = core
  if (link && isSomebodySignedIn(pageData.initialData, platform.local, document.cookie))
    platform.session.set(chosenLanguageKey, link.hreflang)
}
