import { Type, type Static } from 'typebox'
import { deliveryMethods } from './enumerations.ts'
import { Id, Nullable, OneOf, TranslatedText } from './common.ts'
import { SitePresentation } from './pictures.ts'

export const Site = Type.Object({
  id: Id,
  name: TranslatedText,
  location: Nullable(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  contactDetails: Type.Object({
    phoneNumbers: Type.Array(Type.Object({ type: Type.String(), number: Type.String() })),
    email: Nullable(Type.String()),
    address: Type.Object({
      line1: Type.String(),
      line2: Nullable(Type.String()),
      city: Type.String(),
      administrativeArea: Type.Optional(Type.String()),
      postalCode: Type.Optional(Type.String()),
    }),
  }),
  ianaTimeZoneName: Type.String(),
  hasSellableItems: Type.Optional(Type.Boolean()),
  allowedItemDeliveryMethods: Type.Optional(Type.Array(OneOf(deliveryMethods))),
  /** Foyer's extension: one line a listing shows under the address ("6 screens · bar until midnight"). */
  facilitiesNote: Type.Optional(TranslatedText),
  presentation: Type.Optional(SitePresentation),
})
export type Site = Static<typeof Site>

/** `GET sites`. */
export const SitesResponse = Type.Object({ sites: Type.Array(Site) })
export type SitesResponse = Static<typeof SitesResponse>

/** `GET sites/{siteId}`. */
export const SiteResponse = Type.Object({ site: Site })
export type SiteResponse = Static<typeof SiteResponse>
