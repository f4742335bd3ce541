import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildMembership } from './build-membership.ts'
import { CatalogueError } from './catalogue-error.ts'
import { noMembership, type Membership } from './membership.ts'
import { parseMembership } from './membership-source.ts'
import { readCatalogueJson } from './read-catalogue-json.ts'
import { validateMembership, type MembershipSurroundings } from './validate-membership.ts'

/**
 * Reads a brand's clubs and rewards: `membership.json` in its folder; a chain without it has none.
 * @param surroundings what the brand's other files know
 * @throws CatalogueInvalid if the file is malformed or contradicts itself or the others
 */
export function loadMembership(folder: string, surroundings: MembershipSurroundings): Membership {
  const file = join(folder, 'membership.json')
  if (!existsSync(file)) return noMembership
  const source = parseMembership(file, readCatalogueJson(file))
  const errors = validateMembership(source, surroundings)
  if (errors.length > 0) throw new CatalogueError(file, errors)
  return buildMembership(source)
}
