import { resolve } from 'node:path'
import { readCheckedBrand } from '../brand-check/read-checked-brand.ts'
import { parseSettings } from '../config/settings.ts'
import { createMemberChoices } from './member-choices.ts'

const root = resolve(__dirname, '..', '..', '..')

it.each(['halcyon', 'kite', 'orpheum'])('members of %s choose from what the chain has', async (name) => {
  const { catalogue } = await readCheckedBrand(
    parseSettings({ NODE_ENV: 'test', FOYER_BRAND: name, FOYER_DATA: '/nowhere' }, root),
  )
  const choices = createMemberChoices(catalogue)
  const { membership } = catalogue
  expect([...choices.siteIds]).toEqual([...catalogue.sites.keys()])
  expect(choices.genreIds.size).toBeGreaterThan(0)
  expect(choices.contactMethodIds.has('email')).toBe(true)
  for (const [id, { options }] of membership.customPreferences)
    expect([...(choices.customPreferences.get(id) ?? [])]).toEqual(options.map((option) => option.id))
  expect(choices.interestIds.size + choices.occupationIds.size + choices.educationLevelIds.size).toBe(
    membership.interests.size + membership.occupations.size + membership.educationLevels.size,
  )
})
