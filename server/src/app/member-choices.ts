import type { MemberChoices } from '../accounts/member-choices.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

interface Entity {
  readonly id: string
}

/** Lists of the loyalty master data from which members choose. */
export interface ChoiceLists {
  readonly interests: readonly Entity[]
  readonly contactMethods: readonly Entity[]
  readonly educationLevels: readonly Entity[]
  readonly occupations: readonly Entity[]
  readonly customPreferences: readonly (Entity & { readonly options: readonly Entity[] })[]
}

const toIds = (entities: readonly Entity[]): ReadonlySet<string> => new Set(entities.map(({ id }) => id))

/** What members of a chain choose from: its cinemas, the genres of its films, and lists of its membership. */
export function createMemberChoices(
  { sites, genres }: Pick<Catalogue, 'sites' | 'genres'>,
  lists: ChoiceLists,
): MemberChoices {
  return {
    siteIds: new Set(sites.keys()),
    genreIds: new Set(genres.keys()),
    interestIds: toIds(lists.interests),
    contactMethodIds: toIds(lists.contactMethods),
    educationLevelIds: toIds(lists.educationLevels),
    occupationIds: toIds(lists.occupations),
    customPreferences: new Map(lists.customPreferences.map(({ id, options }) => [id, toIds(options)])),
  }
}
