import type { Site } from '@foyer/contract/wire/sites'
import type { Auditorium } from './auditorium.ts'
import type { CatalogueScreen } from './catalogue.ts'
import type { ItemCatalogue } from './items.ts'
import type { CatalogueSource } from './source.ts'
import type { Translator } from './translator.ts'

export function buildSites(source: CatalogueSource, items: ItemCatalogue, { translate }: Translator): Site[] {
  return source.sites.map((site) => ({
    id: site.id,
    name: translate(site.name),
    location: { latitude: site.latitude, longitude: site.longitude },
    contactDetails: {
      phoneNumbers: [{ type: 'Reception', number: site.phone }],
      email: site.email,
      address: site.address,
    },
    ianaTimeZoneName: site.timeZone,
    hasSellableItems: items.sites.has(site.id),
    allowedItemDeliveryMethods: [...(items.sites.get(site.id)?.deliveryMethods ?? [])],
    facilitiesNote: translate(site.facilities),
    ...(site.front && {
      presentation: { focalPoint: site.front.focalPoint, hasNight: site.front.hasNight ?? false },
    }),
  }))
}

/** Builds the screens of all sites; a screen's id is the site's id and the screen's number: `1002-S4`. */
export function buildScreens(
  source: CatalogueSource,
  auditoriums: ReadonlyMap<string, Auditorium>,
  { translate }: Translator,
): CatalogueScreen[] {
  return source.sites.flatMap((site) =>
    site.screens.flatMap((screen, index): CatalogueScreen[] => {
      const auditorium = auditoriums.get(screen.room)
      if (!auditorium) return []
      const id = `${site.id}-S${index + 1}`
      return [
        {
          id,
          siteId: site.id,
          wire: { id, name: translate(screen.name) },
          auditorium,
          attributeIds: screen.attributes,
          priceCard: screen.priceCard ?? null,
        },
      ]
    }),
  )
}
