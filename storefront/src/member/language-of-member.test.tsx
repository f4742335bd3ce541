import { createMemberStores, inesDetails } from '../context/testing/member-stores.ts'
import { unreachable, type Script } from '../context/testing/order-stores.ts'
import { getMemberStores } from '../stores/members/member-stores.ts'
import { findAddressInOwnLanguage } from './language-of-member.ts'

const signIn = new URL('https://halcyon.example/sign-in/')

async function find(
  languageTag: string,
  path = '/member/',
  shown = signIn,
  cookies = '',
  script: Script = {},
) {
  const preferences = { ...inesDetails.preferences, languageTag }
  const { stores } = createMemberStores(script, {
    member: { personalDetails: { ...inesDetails, preferences } },
  })
  getMemberStores(stores).session.restore()
  return findAddressInOwnLanguage(stores, path, shown, cookies)
}

it('leads on in the member’s own language', async () => {
  expect(await find('fr')).toBe('/member/?language=fr')
  expect(await find('FR', '/films/?day=1#list')).toBe('/films/?day=1&language=fr#list')
})

it.each([
  ['the page is in it already', () => find('en')],
  ['the chain has no such language', () => find('pt')],
  ['the member has none', () => find('')],
  ['the address has chosen one', () => find('fr', '/member/', new URL('?language=en', signIn))],
  ['the page to come has chosen one', () => find('fr', '/films/?language=ar')],
  [
    'the visitor has chosen one in this session',
    () => find('fr', '/member/', signIn, 'a=1; foyer-language=en'),
  ],
  ['nobody knows who it is', () => find('fr', '/member/', signIn, '', { getCurrentMember: unreachable })],
])('leaves the language as it is where %s', async (_, attempt) => {
  expect(await attempt()).toBeNull()
})
