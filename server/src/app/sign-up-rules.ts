import type { Brand } from '../brand/brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Settings } from '../config/settings.ts'
import { PasswordRules } from '../passwords/password-rules.ts'
import { readBreachedLists } from '../passwords/read-breached-lists.ts'

/** Reads a brand's member identifier, least age and password rules; the patterns are the same in all languages. */
export async function readSignUpRules(settings: Settings, brand: Brand, catalogue: Catalogue) {
  const [primary = ''] = brand.languages
  const loyalty = brand.variants.get(primary)?.loyalty
  // "Docklands, Portmere" contains two words that are easily guessed.
  const sites = [...catalogue.sites.values()].flatMap(({ name }) => name.text.split(', '))
  return {
    memberIdentifier: loyalty?.memberIdentifier ?? 'Email',
    minimumMemberAge: loyalty?.minimumMemberAge ?? 0,
    passwordRules: new PasswordRules({
      channelRules: loyalty?.passwordRules ?? [],
      disallowedTexts: [brand.siteTitle, brand.name, ...sites],
      breached: await readBreachedLists(settings.breachedLists),
    }),
  }
}
