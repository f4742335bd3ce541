import { isSameLanguage } from '@foyer/contract/omnia/language-address'
import { when } from 'mobx'
import type { Stores } from '../../stores/create-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { chosenLanguageKey } from '../../stores/visitor/signed-in.ts'

/**
 * Stores the language that a member has just switched to in their details: mails come in it from then on. What is shown does
 * not depend on whether that works.
 * @returns a function that stops waiting for the member
 */
export function followLanguage(stores: Stores): () => void {
  const { languages } = stores
  const { session } = stores.core.platform
  const chosen = session.get(chosenLanguageKey)
  if (chosen === null) return () => undefined
  const { accounts, member } = getMemberStores(stores)
  return when(
    () => member.member !== null,
    () => {
      session.remove(chosenLanguageKey)
      const stored = member.member?.personalDetails.preferences.languageTag ?? ''
      // The page may have no such language.
      if (!isSameLanguage(chosen, languages.current) || isSameLanguage(chosen, stored)) return
      void accounts.changeDetails({ preferences: { languageTag: languages.current } }).then((result) => {
        if (result.ok) void member.reload()
      })
    },
  )
}
