import {
  chooseModifier,
  countModifiers,
  createDefaultChoice,
  findMissingGroup,
  getQuantities,
  listPlacedGroups,
} from './item-choice.ts'
import { findGroup, meal, popcorn } from './testing/menu.ts'

const inDrink = (modifierId: string) => ({ modifierGroupId: 'drink', modifierId })
const inDips = (modifierId: string) => ({ modifierGroupId: 'dips', modifierId })
const inSize = (modifierId: string) => ({ modifierGroupId: 'size', modifierId, parent: inDrink('cola') })

const choose = (...presses: readonly (readonly [Parameters<typeof chooseModifier>[1], number])[]) =>
  presses.reduce<ReturnType<typeof chooseModifier>>(
    (choice, [place, quantity]) => chooseModifier(choice, place, quantity, findGroup),
    [],
  )

describe('the choice before a visitor has chosen', () => {
  it('is what the server calls the default', () => {
    expect(createDefaultChoice(meal.modifierGroups, findGroup)).toEqual([
      { modifierGroupId: 'dips', modifierId: 'salsa' },
    ])
  })

  it('leaves out what is sold out, and groups that are not described', () => {
    expect(createDefaultChoice(['dips', 'unknown'], findGroup, (id) => id !== 'salsa')).toEqual([])
  })
})

describe('choosing a modifier', () => {
  it('brings the defaults of the groups that it opens', () => {
    expect(choose([inDrink('cola'), 1])).toEqual([
      {
        modifierGroupId: 'drink',
        modifierId: 'cola',
        quantity: 1,
        modifiers: [{ modifierGroupId: 'size', modifierId: 'regular' }],
      },
    ])
  })

  it('takes the place of the other one of a group that takes one, with what that had opened', () => {
    expect(choose([inDrink('cola'), 1], [inDrink('stout'), 1])).toEqual([
      { modifierGroupId: 'drink', modifierId: 'stout', quantity: 1 },
    ])
  })

  it('takes as many as the group has room for, the same one more than once', () => {
    const choice = choose([inDips('salsa'), 1], [inDips('cheese'), 5])
    expect(getQuantities(choice, { group: findGroup('dips')!, parent: null })).toEqual({
      salsa: 1,
      cheese: 2,
    })
    expect(choose([inDips('salsa'), 3], [inDips('cheese'), 1]).map(({ modifierId }) => modifierId)).toEqual([
      'salsa',
    ])
  })

  it('takes it out with nothing of it', () => {
    expect(choose([inDips('salsa'), 1], [inDips('salsa'), 0])).toEqual([])
  })

  it('changes a group at the second level under its own modifier', () => {
    const choice = choose([inDrink('cola'), 1], [inSize('large'), 1])
    const [parent] = choice
    expect(getQuantities(choice, { group: findGroup('size')!, parent: parent! })).toEqual({ large: 1 })
    expect(countModifiers(choice)).toBe(2)
  })

  it('changes nothing for what no group has', () => {
    expect(choose([inDrink('milkshake'), 1], [{ modifierGroupId: 'none', modifierId: 'cola' }, 1])).toEqual(
      [],
    )
  })
})

describe('the groups of a choice', () => {
  it('are those of the item, each followed by those that are open', () => {
    const listed = listPlacedGroups(meal.modifierGroups, choose([inDrink('cola'), 1]), findGroup)
    expect(listed.map(({ group, parent }) => [group.id, parent?.modifierId ?? null])).toEqual([
      ['drink', null],
      ['size', 'cola'],
      ['dips', null],
    ])
  })

  it('name the first that is missing, in their order', () => {
    const findMissing = (choice: ReturnType<typeof choose>) =>
      findMissingGroup(meal.modifierGroups, choice, findGroup)?.group.id ?? null
    expect(findMissing([])).toBe('drink')
    expect(findMissing(choose([inDrink('cola'), 1], [inSize('regular'), 0]))).toBe('size')
    expect(findMissing(choose([inDrink('cola'), 1]))).toBe('dips')
    expect(findMissing(choose([inDrink('cola'), 1], [inDips('salsa'), 1]))).toBeNull()
    expect(findMissingGroup(popcorn.modifierGroups, [], findGroup)).toBeNull()
  })
})
