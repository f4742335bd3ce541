import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getContrastRatio } from '@foyer/theme-tokens/values/color'
import { loadCatalogue } from './load.ts'
import { loadMembership } from './load-membership.ts'
import { findDefaultClub, isAtLeastLevel, type CatalogueClub } from './membership.ts'

type Json = Record<string, unknown>

const brands = join(__dirname, '../../../brands')

describe.each(['halcyon', 'orpheum', 'kite'])('the membership of %s', (brand) => {
  const catalogue = loadCatalogue(brands, brand)
  const { membership } = catalogue

  it('has one club that everybody joins, whose lowest level asks for nothing', () => {
    const club = findDefaultClub(membership)
    expect(club?.joiningPriceMinor).toBe(0)
    expect(club?.levels[0]?.threshold).toBe(0)
    expect(club?.levels).toHaveLength(3)
  })

  it('has cards that can be read: words have four and a half times the contrast of their ground', () => {
    const levels = [...membership.clubs.values()].flatMap((club) => club.levels)
    const contrasts = levels.flatMap(({ id, cardColors }) =>
      cardColors
        ? [{ id, isLegible: getContrastRatio(cardColors.background, cardColors.foreground) >= 4.5 }]
        : [],
    )
    expect(contrasts).toEqual(levels.map(({ id }) => ({ id, isLegible: true })))
  })

  it('has something of everything that members choose from', () => {
    const { interests, customPreferences, educationLevels, occupations, contactMethods } = membership
    for (const list of [interests, educationLevels, occupations]) expect(list.size).toBeGreaterThan(3)
    for (const list of [customPreferences, contactMethods]) expect(list.size).toBeGreaterThan(1)
  })

  it('gives rewards of each type for its own balance', () => {
    const rewards = [...membership.rewards.values()]
    expect(new Set(rewards.map(({ type }) => type))).toEqual(
      new Set(['Item', 'Ticket', 'Upgrade', 'AdvanceBooking', 'Birthday']),
    )
    for (const { balanceTypeId } of rewards) expect(membership.balanceTypes.has(balanceTypeId)).toBe(true)
  })
})

describe('the level of a member', () => {
  const club = loadCatalogue(brands, 'halcyon').membership.clubs.get('circle') as CatalogueClub

  it('reaches itself and those below it', () => {
    expect(isAtLeastLevel(club, 'silver', 'silver')).toBe(true)
    expect(isAtLeastLevel(club, 'gold', 'silver')).toBe(true)
    expect(isAtLeastLevel(club, 'circle', 'silver')).toBe(false)
    expect(isAtLeastLevel(club, null, 'circle')).toBe(false)
    expect(isAtLeastLevel(club, 'a level of long ago', 'circle')).toBe(false)
    expect(isAtLeastLevel(club, null, null)).toBe(true)
  })
})

describe('a membership file', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-membership-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const { areaCategories, censorRatings, films, items } = loadCatalogue(brands, 'halcyon')
  const surroundings = {
    areaCategoryIds: new Set(areaCategories.keys()),
    films: new Set([...films.values()].map(({ slug }) => slug)),
    ratings: new Set(censorRatings.keys()),
    itemIds: new Set(items.items.keys()),
  }
  const list = (file: Json, name: string) => file[name] as Json[]
  const entry = (file: Json, name: string, index = 0) => list(file, name)[index] as Json

  /** What is said of Halcyon's file after a change; null if it is accepted. */
  function findErrors(change: (file: Json) => void): string | null {
    const file = JSON.parse(readFileSync(join(brands, 'halcyon', 'membership.json'), 'utf8')) as Json
    change(file)
    writeFileSync(join(folder, 'membership.json'), JSON.stringify(file))
    try {
      loadMembership(folder, surroundings)
      return null
    } catch (error) {
      return (error as Error).message
    }
  }

  it('is accepted as it is, and need not exist', () => {
    expect(findErrors(() => undefined)).toBeNull()
    const none = loadMembership(join(folder, 'nowhere'), surroundings)
    expect([none.clubs.size, findDefaultClub(none)]).toEqual([0, null])
  })

  it.each<[string, (file: Json) => void, string]>([
    [
      'a negative cost',
      (file) => (entry(file, 'rewards').cost = -1),
      'rewards[0].cost: found -1, needed a number',
    ],
    [
      'a misspelt property',
      (file) => (entry(file, 'rewards').limitPerOrdr = 2),
      'membership.json: rewards[0].limitPerOrdr: found 2, needed no such setting',
    ],
    [
      'a kind that there is not',
      (file) => (entry(file, 'rewards').kind = 'Cash'),
      'rewards[0].kind: found "Cash", needed one of Item, Ticket',
    ],
    [
      'a text without a language',
      (file) => delete (entry(file, 'clubs').description as Json).ar,
      'clubs[0].description.ar: found nothing, needed a text',
    ],
    [
      'the benefits of a level in a language of nobody',
      (file) => ((entry(entry(file, 'clubs'), 'levels').benefits as Json).de = 'Punkte'),
      'clubs[0].levels[0].benefits.de: found a text, needed one of languages: en, fr, ar',
    ],
    [
      'two rewards with one id',
      (file) => (entry(file, 'rewards', 1).id = 'small-popcorn'),
      'rewards[1].id: found "small-popcorn", which rewards[0].id has already: needed a unique id',
    ],
    [
      'a level of two clubs',
      (file) => {
        entry(file, 'clubs', 1).levels = [{ ...entry(entry(file, 'clubs'), 'levels') }]
      },
      'clubs[1].levels[0].id: found "circle", which clubs[0].levels[0].id has already',
    ],
    [
      'no club for new members',
      (file) => (entry(file, 'clubs').isDefault = false),
      'clubs: found 0 clubs with isDefault, needed one',
    ],
    [
      'a price for what everybody joins',
      (file) => (entry(file, 'clubs').joiningPrice = 500),
      'clubs[0].joiningPrice: found 500, needed 0',
    ],
    [
      'a first level that has to be earned',
      (file) => (entry(entry(file, 'clubs'), 'levels').threshold = 10),
      'clubs[0].levels[0].threshold: found 10, needed 0',
    ],
    [
      'a level as low as the one before it',
      (file) => (entry(entry(file, 'clubs'), 'levels', 2).threshold = 1_000),
      'clubs[0].levels[2].threshold: found 1000, needed more than 1000',
    ],
    [
      'two ways to collect units',
      (file) => ((entry(file, 'balanceTypes').earn as Json).perShowtime = 40),
      'balanceTypes[0].earn: found both of perMinorUnits and perShowtime',
    ],
    [
      'a club of another balance',
      (file) => (entry(file, 'clubs', 1).balanceTypeId = 'stars'),
      'clubs[1].balanceTypeId: found "stars", needed the id of a balance type',
    ],
    [
      'a reward of no club',
      (file) => (entry(file, 'rewards').clubId = 'square'),
      'rewards[0].clubId: found "square", needed the id of a club',
    ],
    [
      'a reward from a level of another club',
      (file) => (entry(file, 'rewards', 3).leastLevelId = 'platinum'),
      'rewards[3].leastLevelId: found "platinum", needed a level of circle',
    ],
    [
      'an item that is not sold',
      (file) => (entry(file, 'rewards').itemIds = ['caviar']),
      'rewards[0].itemIds[0]: found "caviar", needed the id of an item or size',
    ],
    [
      'an upgrade to nothing',
      (file) => delete entry(file, 'rewards', 2).toAreaCategory,
      'rewards[2].toAreaCategory: found nothing, needed a value, as its kind is Upgrade',
    ],
    [
      'days of a birthday on a ticket',
      (file) => (entry(file, 'rewards', 4).validDays = 3),
      'rewards[4].validDays: found a value, needed none, as its kind is Ticket',
    ],
    [
      'seats that the chain does not have',
      (file) => (entry(file, 'rewards', 2).toAreaCategory = 'throne'),
      'rewards[2].toAreaCategory: found "throne", needed an area category of catalogue.json',
    ],
    [
      'a film that the chain does not show',
      (file) => (entry(file, 'rewards', 3).films = ['casablanca']),
      'rewards[3].films[0]: found "casablanca", needed the name of a film of catalogue.json',
    ],
    [
      'a reward for nothing, without end',
      (file) => (entry(file, 'rewards').cost = 0),
      'rewards[0].cost: found 0, needed at least 1, as its kind is Item',
    ],
    [
      'a film rating that there is not',
      (file) => (entry(file, 'rewards', 4).ratings = ['U', 'X']),
      'rewards[4].ratings[1]: found "X", needed a rating of catalogue.json',
    ],
    [
      'a subscription to seats that the chain does not have',
      (file) => (entry(file, 'subscriptions').areaCategories = ['throne']),
      'subscriptions[0].areaCategories[0]: found "throne"',
    ],
    [
      'two answers with one id',
      (file) => {
        const options = list(entry(file, 'customPreferences'), 'options')
        options[1] = { ...(options[0] as Json) }
      },
      'customPreferences[0].options[1].id: found "front", which customPreferences[0].options[0].id has already',
    ],
  ])('with %s is refused', (_, change, error) => {
    expect(findErrors(change)).toContain(error)
  })
})
