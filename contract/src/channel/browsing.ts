import { model } from '@foyer/theme-tokens/configuration/model'
import { flag, oneOf } from '@foyer/theme-tokens/configuration/rules'
import { whole } from './rules.ts'

/** Section `browsing`: lists of films and cinemas. */
export class BrowsingConfiguration {
  /** Maximum number of cinemas that a visitor may select. */
  maximumSelectedSites = 5

  /** Lists show films that can be booked ahead of their release. */
  showAdvanceBookings = true

  filmSort: 'Alphabetical' | 'ReleaseDate' = 'Alphabetical'
}
model(BrowsingConfiguration, {
  maximumSelectedSites: whole(1, 100),
  showAdvanceBookings: flag(),
  filmSort: oneOf(['Alphabetical', 'ReleaseDate']),
})
