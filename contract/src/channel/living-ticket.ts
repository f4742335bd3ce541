import { model } from '@foyer/theme-tokens/configuration/model'
import { between, flag } from '@foyer/theme-tokens/configuration/rules'
import { address, addressNeeded, identifier, identifierNeeded } from './patterns.ts'
import { text, pattern, whole, hasParts } from './rules.ts'

/** A picture with its size in pixels, so that a page can reserve its space. */
export class LivingTicketImage {
  name!: string

  url!: string

  width!: number

  height!: number

  /** The point to keep in view, per cent from the left. */
  fromLeft = 50

  /** Per cent from the top. */
  fromTop = 50

  alt = ''
}
model(LivingTicketImage, {
  name: pattern(identifier, identifierNeeded),
  url: pattern(address, addressNeeded),
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  fromLeft: between(0, 100),
  fromTop: between(0, 100),
  alt: text(0, 300),
})

/** Section `livingTicket`: the ticket that changes during the evening. */
export class LivingTicketConfiguration {
  /** Hours around the start in which the ticket shows the way in. */
  admittingDuration = 1

  useLivingTicketV2 = false

  images: LivingTicketImage[] = []
}
model(LivingTicketConfiguration, {
  admittingDuration: whole(1, 24),
  useLivingTicketV2: flag(),
  images: hasParts(LivingTicketImage, { uniqueBy: 'name', most: 20 }),
})
