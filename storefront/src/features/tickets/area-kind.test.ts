import type { SeatType } from '@foyer/contract/enumerations'
import { areaKindOf, isAllocated, type AreaFacts } from './area-kind.ts'

const kindOf = (seatTypes: SeatType[], facts: Partial<AreaFacts> = {}) =>
  areaKindOf({ isAllocated: true, isPremier: false, seatTypes, ...facts })

describe('the kind of an area, whatever its id', () => {
  it('is by the seats that stand in it', () => {
    expect(kindOf(['Normal', 'Normal', 'Wheelchair'])).toBe('standard')
    expect(kindOf(['SofaLeft', 'SofaMiddle', 'SofaRight'])).toBe('sofa')
    expect(kindOf(['Wheelchair', 'Companion'])).toBe('wheelchair')
    expect(kindOf(['Normal', 'SofaLeft', 'SofaRight'])).toBe('standard')
  })

  it('is premier where the chain says so, and a sofa stays a sofa', () => {
    expect(kindOf(['Normal'], { isPremier: true })).toBe('premier')
    expect(kindOf(['SofaLeft', 'SofaRight'], { isPremier: true })).toBe('sofa')
  })

  it('is a lounge only where the showing has no numbered seats, not where the room is not known', () => {
    expect(kindOf([], { isAllocated: false })).toBe('lounge')
    expect(kindOf([])).toBe('standard')
  })
})

it('takes the word of an area over that of the showing', () => {
  const showtime = {
    isAllocatedSeating: true,
    areaCategories: [{ areaCategoryId: '0000000007', isAllocatedSeating: false }],
  }
  expect(isAllocated(showtime, '0000000007')).toBe(false)
  expect(isAllocated(showtime, '0000000008')).toBe(true)
})
