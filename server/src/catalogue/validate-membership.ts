import { findTextErrors } from './language-texts.ts'
import type { ClubSource, MembershipSource, RewardSource } from './membership-source.ts'

/** What the other files know. */
export interface MembershipSurroundings {
  readonly areaCategoryIds: ReadonlySet<string>
  /** Slugs. */
  readonly films: ReadonlySet<string>
  /** Of films. */
  readonly ratings: ReadonlySet<string>
  /** Everything that an order can name besides tickets. */
  readonly itemIds: ReadonlySet<string>
}

type Identified = readonly { readonly id: string }[]

const toIds = (entries: Identified): ReadonlySet<string> => new Set(entries.map(({ id }) => id))

/** A later entry would replace the earlier one. */
function findRepeatedIds(entries: readonly (readonly [path: string, id: string])[]): string[] {
  const first = new Map<string, string>()
  return entries.flatMap(([path, id]) => {
    const known = first.get(id)
    if (known === undefined) first.set(id, path)
    return known === undefined
      ? []
      : [`${path}: found "${id}", which ${known} has already: needed a unique id`]
  })
}

const listIds = (name: string, entries: Identified = []) =>
  entries.map(({ id }, index) => [`${name}[${index}].id`, id] as const)

function findRepeated(source: MembershipSource): string[] {
  const { customPreferences = [] } = source
  const lists = {
    balanceTypes: source.balanceTypes,
    clubs: source.clubs,
    rewards: source.rewards,
    subscriptions: source.subscriptions,
    interests: source.interests,
    customPreferences,
    educationLevels: source.educationLevels,
    occupations: source.occupations,
    contactMethods: source.contactMethods,
  }
  return [
    ...Object.entries(lists).flatMap(([name, entries]) => findRepeatedIds(listIds(name, entries))),
    // Pictures of levels are found by their ids alone, whichever club they are of.
    ...findRepeatedIds(
      source.clubs.flatMap(({ levels }, index) => listIds(`clubs[${index}].levels`, levels)),
    ),
    ...customPreferences.flatMap(({ options }, index) =>
      findRepeatedIds(listIds(`customPreferences[${index}].options`, options)),
    ),
  ]
}

/** @returns an error for a name that is not among the known ones */
const checkName = (path: string, name: string | undefined, known: ReadonlySet<string>, what: string) =>
  name === undefined || known.has(name) ? [] : [`${path}: found "${name}", needed ${what}`]

function findBalanceErrors({ balanceTypes }: MembershipSource): string[] {
  return balanceTypes.flatMap(({ earn: { perMinorUnits, points, perShowtime } }, index) => {
    const path = `balanceTypes[${index}].earn`
    return [
      ...((perMinorUnits === undefined) === (perShowtime === undefined)
        ? [
            `${path}: found ${perShowtime === undefined ? 'neither' : 'both'} of perMinorUnits and perShowtime, needed one of them`,
          ]
        : []),
      ...((perMinorUnits === undefined) === (points === undefined)
        ? []
        : [`${path}.points: needed a number with perMinorUnits, and only with it`]),
    ]
  })
}

function findClubErrors({ clubs, balanceTypes }: MembershipSource): string[] {
  const types = toIds(balanceTypes)
  const defaults = clubs.filter(({ isDefault }) => isDefault).length
  return [
    ...(defaults === 1 ? [] : [`clubs: found ${defaults} clubs with isDefault, needed one`]),
    ...clubs.flatMap((club, index) => [
      ...checkName(`clubs[${index}].balanceTypeId`, club.balanceTypeId, types, 'the id of a balance type'),
      ...(club.isDefault && club.joiningPrice > 0
        ? [
            `clubs[${index}].joiningPrice: found ${club.joiningPrice}, needed 0, as new members join it without paying`,
          ]
        : []),
      ...findLevelErrors(club, `clubs[${index}].levels`),
    ]),
  ]
}

function findLevelErrors({ levels }: ClubSource, path: string): string[] {
  return levels.flatMap(({ threshold }, index) => {
    const before = levels[index - 1]?.threshold
    if (before === undefined)
      return threshold === 0
        ? []
        : [`${path}[0].threshold: found ${threshold}, needed 0, as new members have it`]
    return threshold > before
      ? []
      : [`${path}[${index}].threshold: found ${threshold}, needed more than ${before}, the level’s before it`]
  })
}

/** The kind of reward that alone has each of these properties, and whether it needs it. */
const ownProperties = [
  // Without ids it is something that the counter alone sells.
  ['itemIds', 'Item', false],
  ['fromAreaCategory', 'Upgrade', true],
  ['toAreaCategory', 'Upgrade', true],
  ['daysEarlier', 'AdvanceBooking', true],
  ['films', 'AdvanceBooking', true],
  ['validDays', 'Birthday', true],
] as const satisfies readonly (readonly [keyof RewardSource, RewardSource['kind'], boolean])[]

function findOwnErrors(reward: RewardSource, path: string): string[] {
  return ownProperties.flatMap(([name, kind, isNeeded]) => {
    const isGiven = reward[name] !== undefined
    if (isNeeded && !isGiven && reward.kind === kind)
      return [`${path}.${name}: found nothing, needed a value, as its kind is ${kind}`]
    return isGiven && reward.kind !== kind
      ? [`${path}.${name}: found a value, needed none, as its kind is ${reward.kind}`]
      : []
  })
}

function findRewardErrors(
  source: MembershipSource,
  { areaCategoryIds, ...known }: MembershipSurroundings,
): string[] {
  const clubs = new Map(source.clubs.map((club) => [club.id, club]))
  return source.rewards.flatMap((reward, index) => {
    const path = `rewards[${index}]`
    const club = clubs.get(reward.clubId)
    return [
      ...(club ? [] : [`${path}.clubId: found "${reward.clubId}", needed the id of a club`]),
      ...(club
        ? checkName(`${path}.leastLevelId`, reward.leastLevelId, toIds(club.levels), `a level of ${club.id}`)
        : []),
      ...findOwnErrors(reward, path),
      ...(reward.itemIds ?? []).flatMap((id, at) =>
        checkName(`${path}.itemIds[${at}]`, id, known.itemIds, 'the id of an item or size'),
      ),
      ...(['fromAreaCategory', 'toAreaCategory'] as const).flatMap((name) =>
        checkName(`${path}.${name}`, reward[name], areaCategoryIds, 'an area category of catalogue.json'),
      ),
      ...(reward.films ?? []).flatMap((slug, at) =>
        checkName(`${path}.films[${at}]`, slug, known.films, 'the name of a film of catalogue.json'),
      ),
      ...(reward.kind !== 'Birthday' && reward.cost === 0
        ? [`${path}.cost: found 0, needed at least 1, as its kind is ${reward.kind}: there is no end of it`]
        : []),
      ...(reward.ratings ?? []).flatMap((rating, at) =>
        checkName(`${path}.ratings[${at}]`, rating, known.ratings, 'a rating of catalogue.json'),
      ),
    ]
  })
}

function findSubscriptionErrors(
  { subscriptions = [], clubs }: MembershipSource,
  { areaCategoryIds }: MembershipSurroundings,
): string[] {
  return subscriptions.flatMap(({ clubId, areaCategories }, index) => [
    ...checkName(`subscriptions[${index}].clubId`, clubId, toIds(clubs), 'the id of a club'),
    ...areaCategories.flatMap((id, at) =>
      checkName(
        `subscriptions[${index}].areaCategories[${at}]`,
        id,
        areaCategoryIds,
        'an area category of catalogue.json',
      ),
    ),
  ])
}

/** A gift is one thing; a reward that depends on the birthday is none. */
function findReferralErrors({ referrals, rewards }: MembershipSource): string[] {
  if (!referrals) return []
  const given = new Set(rewards.filter(({ kind }) => kind !== 'Birthday').map(({ id }) => id))
  return (['forMember', 'forFriend'] as const).flatMap((name) => {
    const { points, rewardId } = referrals[name]
    const path = `referrals.${name}`
    return [
      ...((points === undefined) === (rewardId === undefined)
        ? [
            `${path}: found ${points === undefined ? 'neither' : 'both'} of points and rewardId, needed one of them`,
          ]
        : []),
      ...checkName(`${path}.rewardId`, rewardId, given, 'the id of a reward that is not for a birthday'),
    ]
  })
}

/** Finds contradictions within `membership.json`, and between it and the files before it. */
export function validateMembership(source: MembershipSource, surroundings: MembershipSurroundings): string[] {
  return [
    ...findTextErrors(source, source.languages),
    ...findRepeated(source),
    ...findBalanceErrors(source),
    ...findClubErrors(source),
    ...findRewardErrors(source, surroundings),
    ...findSubscriptionErrors(source, surroundings),
    ...findReferralErrors(source),
  ]
}
