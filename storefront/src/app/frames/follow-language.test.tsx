import { fireEvent, render, screen } from '@testing-library/react'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { success } from '../../cache/result.ts'
import { unreachable } from '../../context/testing/order-stores.ts'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { chosenLanguageKey } from '../../stores/visitor/signed-in.ts'
import { followLanguage } from './follow-language.ts'
import { rememberLanguage } from './remember-language.ts'

const done = () => success({ status: 204, body: undefined, serverTime: null })
const settle = () => new Promise((resume) => setTimeout(resume, 5))

/** A page in a language, after a press on the link of another. */
async function open(languageTag: string, chosen: string | null, setPersonalDetails = done) {
  const created = createMemberStores({ setPersonalDetails })
  const { stores } = created
  Object.assign(stores.languages, { current: languageTag })
  const { session } = stores.core.platform
  if (chosen !== null) session.set(chosenLanguageKey, chosen)
  const { member, session: signIn } = getMemberStores(stores)
  signIn.restore()
  const stop = followLanguage(stores)
  await member.load()
  await settle()
  return { ...created, session, stop }
}

it('stores the language that a member has switched to, once', async () => {
  const { getCalls, session, stores } = await open('fr', 'fr')
  expect(getCalls('setPersonalDetails').map(([, request]) => request)).toEqual([
    { body: { personalDetails: { preferences: { languageTag: 'fr' } } } },
  ])
  expect(session.get(chosenLanguageKey)).toBeNull()
  followLanguage(stores)
  await settle()
  expect(getCalls('setPersonalDetails')).toHaveLength(1)
})

it.each([
  ['nobody has switched', 'fr', null],
  ['it is the member’s already', 'en', 'en'],
  ['the page has no such language', 'en', 'ar'],
])('stores nothing where %s', async (_, shown, chosen) => {
  expect((await open(shown, chosen)).getCalls('setPersonalDetails')).toHaveLength(0)
})

it('goes on as it is if it cannot be stored', async () => {
  const { session, getCalls } = await open('fr', 'fr', unreachable as never)
  expect(getCalls('setPersonalDetails')).toHaveLength(1)
  expect(session.get(chosenLanguageKey)).toBeNull()
})

it.each([
  ['a member', true, 'fr'],
  ['a visitor', false, null],
])('notes a press of %s', (_, isSignedIn, noted) => {
  const { stores } = createMemberStores({}, { isSignedIn })
  render(
    <footer onClickCapture={(event) => rememberLanguage(stores, event)}>
      <a hrefLang="fr" href="#fr">
        <span>Français</span>
      </a>
      <a href="#help">Help</a>
    </footer>,
  )
  fireEvent.click(screen.getByText('Help'))
  expect(stores.core.platform.session.get(chosenLanguageKey)).toBeNull()
  fireEvent.click(screen.getByText('Français'))
  expect(stores.core.platform.session.get(chosenLanguageKey)).toBe(noted)
})
