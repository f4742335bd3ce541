import { join } from 'node:path'
import type { Brand } from '../brand/brand.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Settings } from '../config/settings.ts'
import { PasswordRules } from '../passwords/password-rules.ts'
import { readBreachedLists } from '../passwords/read-breached-lists.ts'

/** `server/assets/breached.md` says what it is made of. */
const ownList = join('server', 'assets', 'breached.bin')

/** Reads a brand's member identifier, least age and password rules; the patterns are the same in all languages. */
export async function readSignUpRules(
  { rootFolder, breachedLists }: Pick<Settings, 'rootFolder' | 'breachedLists'>,
  brand: Brand,
  catalogue: Pick<Catalogue, 'sites'>,
) {
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
      breached: await readBreachedLists([join(rootFolder, ownList), ...breachedLists]),
    }),
  }
}
