import type { SeatSelectionRules } from '@foyer/contract/channel/seat-map'
import type { SeatRules } from '@foyer/design-system/order/seat-map'

/** The rules of choosing seats that the brand has turned on, as the seat map's engine names them. */
export function toSeatRules(rules: SeatSelectionRules): SeatRules {
  const single = (rule: SeatSelectionRules['singleSeatGapFromAisle']) => ({
    enabled: rule.isEnabled,
    ignoreSofas: rule.ignoreSelectedSofaSeats,
    allowIfRestChosen: rule.allowIfAllSeatsBetweenAreSelected,
  })
  return {
    gapBetween: {
      enabled: rules.gapsBetweenSelectedSeats.isEnabled,
      allowMultiSeatGaps: rules.gapsBetweenSelectedSeats.allowMultiSeatGaps,
    },
    singleFromAisle: single(rules.singleSeatGapFromAisle),
    singleFromUnavailable: single(rules.singleSeatGapFromUnavailableSeat),
    sofaFilled: {
      enabled: rules.filledSofas.isEnabled,
      allowSinglePartial: rules.filledSofas.allowSinglePartialSofa,
    },
    wheelchairAssociated: { enabled: rules.associatedWheelchairSeat.isEnabled },
    limit: { enabled: rules.selectionLimits.isEnabled },
  }
}
