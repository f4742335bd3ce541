import type { SeatType } from '@foyer/contract/wire/enumerations'
import { getAreaKind, isAllocated, type AreaDetails } from './area-kind.ts'

const getKind = (seatTypes: SeatType[], details: Partial<AreaDetails> = {}) =>
  getAreaKind({ isAllocated: true, isPremier: false, seatTypes, ...details })

describe('the kind of an area, whatever its id', () => {
  it('is by the seats that stand in it', () => {
    expect(getKind(['Normal', 'Normal', 'Wheelchair'])).toBe('standard')
    expect(getKind(['SofaLeft', 'SofaMiddle', 'SofaRight'])).toBe('sofa')
    expect(getKind(['Wheelchair', 'Companion'])).toBe('wheelchair')
    expect(getKind(['Normal', 'SofaLeft', 'SofaRight'])).toBe('standard')
  })

  it('is premier where the chain says so, and a sofa stays a sofa', () => {
    expect(getKind(['Normal'], { isPremier: true })).toBe('premier')
    expect(getKind(['SofaLeft', 'SofaRight'], { isPremier: true })).toBe('sofa')
  })

  it('is a lounge only where the showing has no numbered seats, not where the room is not known', () => {
    expect(getKind([], { isAllocated: false })).toBe('lounge')
    expect(getKind([])).toBe('standard')
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
