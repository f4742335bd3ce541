import { listBookingModes, type Modes } from '@foyer/contract/channel/modes'
import type { StorefrontConfiguration } from './configuration-model.ts'

/** The brand's configuration. Read and checked by the server once; it does not change while a page lives. */
export class ConfigurationStore {
  readonly brandName: string
  readonly value: StorefrontConfiguration

  constructor(brandName: string, value: StorefrontConfiguration) {
    this.brandName = brandName
    this.value = value
  }

  get siteTitle(): string {
    return this.value.siteTitle
  }

  /** Address of the logo's link if the chain's site is not this shop; null if it is. */
  get chainUrl(): string | null {
    const { cinemaChainUrl } = this.value.shared.initial
    return cinemaChainUrl === '/' ? null : cinemaChainUrl
  }

  /** First step of an order, and what the shown prices include. */
  get modes(): Modes {
    return listBookingModes(this.value)
  }

  get maximumTickets(): number {
    return this.value.tickets.maximumAllowedTicketsInAnOrder
  }
}
