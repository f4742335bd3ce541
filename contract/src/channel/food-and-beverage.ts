import { model } from '@foyer/theme-tokens/configuration/model'
import { between, flag, oneOf, part } from '@foyer/theme-tokens/configuration/rules'
import { whole, numbers } from './rules.ts'

/** A fee that is always added. */
export class MandatoryFee {
  isEnabled = false

  /** Of the items' price. */
  percentage = 0
}
model(MandatoryFee, {
  isEnabled: flag(),
  percentage: between(0, 100),
})

export class MandatoryFees {
  inSeatDelivery = new MandatoryFee()

  locationItemDelivery = new MandatoryFee()

  order = new MandatoryFee()
}
model(MandatoryFees, {
  inSeatDelivery: part(MandatoryFee),
  locationItemDelivery: part(MandatoryFee),
  order: part(MandatoryFee),
})

/** A tip that a visitor may add for the staff. */
export class Tip {
  isEnabled = false

  suggestedPercentages: number[] = []
}
model(Tip, {
  isEnabled: flag(),
  suggestedPercentages: numbers(0, 100, { most: 6 }),
})

export class Tips {
  inSeatDelivery = new Tip()

  locationItemDelivery = new Tip()

  order = new Tip()
}
model(Tips, {
  inSeatDelivery: part(Tip),
  locationItemDelivery: part(Tip),
  order: part(Tip),
})

export class DeliveryComments {
  /** Characters. */
  maximumAllowedLength = 35
}
model(DeliveryComments, {
  maximumAllowedLength: whole(1, 100),
})

export class ItemComments {
  /** Characters. */
  maximumAllowedLength = 25
}
model(ItemComments, {
  maximumAllowedLength: whole(1, 200),
})

export class ItemDeliveries {
  /** To the seat, or to a place that the cinema defines. */
  method: 'InSeat' | 'CustomLocation' = 'InSeat'
}
model(ItemDeliveries, {
  method: oneOf(['InSeat', 'CustomLocation']),
})

/** Section `foodAndBeverage`. */
export class FoodAndBeverageConfiguration {
  mandatoryFee = new MandatoryFees()

  tips = new Tips()

  deliveryComments = new DeliveryComments()

  itemComments = new ItemComments()

  itemDeliveries = new ItemDeliveries()

  maximumModifiersPerItem = 99
}
model(FoodAndBeverageConfiguration, {
  mandatoryFee: part(MandatoryFees),
  tips: part(Tips),
  deliveryComments: part(DeliveryComments),
  itemComments: part(ItemComments),
  itemDeliveries: part(ItemDeliveries),
  maximumModifiersPerItem: whole(1, 999),
})
