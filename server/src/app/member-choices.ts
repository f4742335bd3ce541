import type { MemberChoices } from '../accounts/member-choices.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

const toIds = (entities: ReadonlyMap<string, unknown>): ReadonlySet<string> => new Set(entities.keys())

/** What members of a chain choose from: its cinemas, the genres of its films, and the lists of its membership. */
export function createMemberChoices({
  sites,
  genres,
  membership,
}: Pick<Catalogue, 'sites' | 'genres' | 'membership'>): MemberChoices {
  return {
    siteIds: toIds(sites),
    genreIds: toIds(genres),
    interestIds: toIds(membership.interests),
    contactMethodIds: toIds(membership.contactMethods),
    educationLevelIds: toIds(membership.educationLevels),
    occupationIds: toIds(membership.occupations),
    customPreferences: new Map(
      [...membership.customPreferences.values()].map(({ id, options }) => [
        id,
        new Set(options.map((option) => option.id)),
      ]),
    ),
  }
}
