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

  get maximumTickets(): number {
    return this.value.tickets.maximumAllowedTicketsInAnOrder
  }
}
