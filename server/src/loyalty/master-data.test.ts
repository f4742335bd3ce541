import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import { loadCatalogue } from '../catalogue/load.ts'
import { createMasterDataAnswer } from './master-data.ts'

const brands = join(__dirname, '../../../brands')

describe.each(['halcyon', 'orpheum', 'kite'])('the loyalty master data of %s', (brand) => {
  const answer = createMasterDataAnswer(loadCatalogue(brands, brand))

  it('fits its schema, with nothing empty', () => {
    expect([...Compile(LoyaltyMasterDataResponse).Errors(answer)]).toEqual([])
    for (const [name, value] of Object.entries(answer))
      expect([name, Array.isArray(value) ? value.length > 0 : value !== null]).toEqual([name, true])
  })

  it('is the same in every language', () => {
    const [first] = answer.clubs
    const tags = first?.name.translations.map(({ languageTag }) => languageTag)
    for (const { name } of [...answer.rewards, ...answer.interests, ...answer.occupations])
      expect(name.translations.map(({ languageTag }) => languageTag)).toEqual(tags)
  })
})

it('says what points are worth and what joining costs in the main unit of the currency', () => {
  const halcyon = createMasterDataAnswer(loadCatalogue(brands, 'halcyon'))
  expect(halcyon.balanceTypes).toMatchObject([{ id: 'points', spending: { units: 100, amount: 1 } }])
  const orpheum = createMasterDataAnswer(loadCatalogue(brands, 'orpheum'))
  expect(orpheum.clubs).toMatchObject([{ joiningPrice: 0 }, { joiningPrice: 25 }])
})
