import { observable, runInAction } from 'mobx'
import { useEffect, useState } from 'react'
import { useHydrated } from '../../context/hooks.ts'
import type { SignUpDraft } from '../../stores/members/sign-up-draft.ts'

/** Fields whose text in the form is their value. */
const plainFields = ['givenName', 'familyName', 'email', 'username'] as const

/**
 * Restores what this tab has stored, once the browser has taken the page over. What a visitor has typed before that, or a
 * password manager has filled in without a word to React, is newer. For an
 * observer.
 */
export function useRestoredDraft(
  draft: SignUpDraft,
  form: { readonly current: HTMLFormElement | null },
): boolean {
  const isHydrated = useHydrated()
  const [isRestored] = useState(() => {
    // A navigation within the site: there is no markup of a server to agree with.
    if (isHydrated) draft.restore()
    return observable.box(isHydrated)
  })
  useEffect(() => {
    if (isRestored.get()) return
    draft.restore()
    const typed = form.current && new FormData(form.current)
    for (const name of plainFields) {
      const value = typed?.get(name)
      if (typeof value === 'string' && value !== '') draft.set({ [name]: value })
    }
    runInAction(() => isRestored.set(true))
  }, [draft, form, isRestored])
  return isRestored.get()
}
