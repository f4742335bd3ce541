import type { PricedArea } from './ticket-areas.ts'
import { getSeatedParty } from './seated-party.ts'

const area = (id: string) =>
  ({
    areaCategory: { id },
    tickets: [{ ticketType: { id: `${id}-adult` } }, { ticketType: { id: `${id}-child` } }],
  }) as unknown as PricedArea
const areas = [area('standard'), area('lounge')]
const quantities = { 'standard-adult': 2, 'lounge-child': 1 }

describe('who wants a seat', () => {
  it('is everybody but those who sit where they like', () => {
    const areaCategories = [
      { areaCategoryId: 'standard', isAllocatedSeating: true },
      { areaCategoryId: 'lounge', isAllocatedSeating: false },
    ]
    expect(getSeatedParty(areas, quantities, { isAllocatedSeating: true, areaCategories })).toEqual({
      'standard-adult': 2,
    })
  })

  it('is as the showing is where a server says nothing of the areas', () => {
    const without = { areaCategories: [] }
    expect(getSeatedParty(areas, quantities, { ...without, isAllocatedSeating: true })).toEqual(quantities)
    expect(getSeatedParty(areas, quantities, { ...without, isAllocatedSeating: false })).toEqual({})
  })
})
