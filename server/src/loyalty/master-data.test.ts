import { join } from 'node:path'
import fastify from 'fastify'
import { Compile } from 'typebox/compile'
import { LoyaltyMasterDataResponse } from '@foyer/contract/wire/loyalty'
import { loadCatalogue } from '../catalogue/load.ts'
import { createFixedClock } from '../domain/clock.ts'
import { createMasterDataAnswer } from './master-data.ts'
import { loyaltyRoutes } from './routes.ts'

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

it('is answered to everybody, and not again while it is the same', async () => {
  const app = fastify()
  const catalogue = loadCatalogue(brands, 'halcyon')
  const nobody = () => Promise.reject(new Error('nobody is asked who calls'))
  await app.register(loyaltyRoutes, {
    catalogue,
    clock: createFixedClock(0),
    rewards: {} as never,
    handovers: {} as never,
    callers: { requireMember: nobody, getCaller: nobody },
    idempotencyHeader: 'x-idempotency-key',
  })
  const url = '/ocapi/v1/loyalty-master-data'
  const { statusCode, headers, body } = await app.inject({ url })
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    JSON.parse(JSON.stringify(createMasterDataAnswer(catalogue))),
  ])
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.close()
})
