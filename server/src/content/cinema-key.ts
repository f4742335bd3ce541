import type { CinemaKey } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'

/** A cinema's key with what a list of cinemas shows, so that it needs no other call. */
export function toCinemaKey({
  id,
  contactDetails: { address },
  location,
  hasSellableItems,
}: Site): CinemaKey {
  return {
    key: id,
    addressLine1: address.line1,
    addressLine2: address.line2,
    addressLine3: address.city,
    postCode: address.postalCode ?? null,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    foodAndBeverageEnabled: hasSellableItems ?? false,
  }
}
