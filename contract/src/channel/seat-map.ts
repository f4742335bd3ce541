import { model } from '@foyer/theme-tokens/configuration/model'
import { flag, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { identifier, identifierNeeded } from './patterns.ts'
import { choices, patterns, whole } from './rules.ts'

export class GapsBetweenSelectedSeats {
  isEnabled = true

  allowMultiSeatGaps = false
}
model(GapsBetweenSelectedSeats, {
  isEnabled: flag(),
  allowMultiSeatGaps: flag(),
})

export class SingleSeatGap {
  isEnabled = true

  ignoreSelectedSofaSeats = true

  allowIfAllSeatsBetweenAreSelected = true
}
model(SingleSeatGap, {
  isEnabled: flag(),
  ignoreSelectedSofaSeats: flag(),
  allowIfAllSeatsBetweenAreSelected: flag(),
})

export class FilledSofas {
  isEnabled = true

  allowSinglePartialSofa = false
}
model(FilledSofas, {
  isEnabled: flag(),
  allowSinglePartialSofa: flag(),
})

export class EnabledRule {
  isEnabled = true
}
model(EnabledRule, {
  isEnabled: flag(),
})

/** Rules of choosing seats, each of which can be turned off. */
export class SeatSelectionRules {
  gapsBetweenSelectedSeats = new GapsBetweenSelectedSeats()

  singleSeatGapFromAisle = new SingleSeatGap()

  singleSeatGapFromUnavailableSeat = new SingleSeatGap()

  filledSofas = new FilledSofas()

  associatedWheelchairSeat = new EnabledRule()

  selectionLimits = new EnabledRule()
}
model(SeatSelectionRules, {
  gapsBetweenSelectedSeats: part(GapsBetweenSelectedSeats),
  singleSeatGapFromAisle: part(SingleSeatGap),
  singleSeatGapFromUnavailableSeat: part(SingleSeatGap),
  filledSofas: part(FilledSofas),
  associatedWheelchairSeat: part(EnabledRule),
  selectionLimits: part(EnabledRule),
})

/** Buttons that move a map, besides gestures and keys, which always work. */
const controls = ['Zoom', 'Pan'] as const

/** Section `seatMap`. Sizes are CSS pixels. */
export class SeatMapConfiguration {
  rules = new SeatSelectionRules()

  defaultUnallocatedSeatAvailability: 'Available' | 'Sold' = 'Sold'

  minimumSeatSize = 44

  legendSeatSize = 25

  /** Sets of buttons on the map: `Zoom` zooms in and out, `Pan` scrolls a map that is larger than its window. */
  controls: (typeof controls)[number][] = [...controls]

  /** Area categories whose seats are wider and on a band of their own; ids are the chain's own. */
  premierAreaCategoryIds: string[] = []
}
model(SeatMapConfiguration, {
  rules: part(SeatSelectionRules),
  defaultUnallocatedSeatAvailability: oneOf(['Available', 'Sold']),
  minimumSeatSize: whole(24, 100),
  legendSeatSize: whole(10, 60),
  controls: choices(controls),
  premierAreaCategoryIds: patterns(identifier, identifierNeeded),
})
