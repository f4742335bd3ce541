import { SeatSelectionRules } from '@foyer/contract/channel/seat-map'
import { defaultSeatRules } from '@foyer/design-system/order/seat-map'
import { toSeatRules } from './seat-rules.ts'

it('are all on for a brand that says nothing of them', () => {
  expect(toSeatRules(new SeatSelectionRules())).toEqual(defaultSeatRules)
})

it('are those that the brand has turned on, with their exceptions', () => {
  const rules = new SeatSelectionRules()
  rules.gapsBetweenSelectedSeats = { isEnabled: false, allowMultiSeatGaps: true }
  rules.singleSeatGapFromAisle = {
    isEnabled: false,
    ignoreSelectedSofaSeats: false,
    allowIfAllSeatsBetweenAreSelected: true,
  }
  rules.singleSeatGapFromUnavailableSeat = {
    isEnabled: true,
    ignoreSelectedSofaSeats: true,
    allowIfAllSeatsBetweenAreSelected: false,
  }
  rules.filledSofas = { isEnabled: true, allowSinglePartialSofa: true }
  rules.associatedWheelchairSeat = { isEnabled: false }
  rules.selectionLimits = { isEnabled: false }
  expect(toSeatRules(rules)).toEqual({
    gapBetween: { enabled: false, allowMultiSeatGaps: true },
    singleFromAisle: { enabled: false, ignoreSofas: false, allowIfRestChosen: true },
    singleFromUnavailable: { enabled: true, ignoreSofas: true, allowIfRestChosen: false },
    sofaFilled: { enabled: true, allowSinglePartial: true },
    wheelchairAssociated: { enabled: false },
    limit: { enabled: false },
  })
})
