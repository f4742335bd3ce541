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

  /** Where the logo leads when the chain's site is another one than this shop; null when it is this one. */
  get chainUrl(): string | null {
    const { cinemaChainUrl } = this.value.shared.initial
    return cinemaChainUrl === '/' ? null : cinemaChainUrl
  }

  /** What an order asks for first, and what the prices shown hold. */
  get modes(): Modes {
    return listBookingModes(this.value)
  }

  get maximumTickets(): number {
    return this.value.tickets.maximumAllowedTicketsInAnOrder
  }
}
