import type { Site } from '@foyer/contract/wire/sites'
import type { Room } from '../seating/room.ts'
import type { CatalogueScreen } from './catalogue.ts'
import type { CatalogueSource } from './source.ts'
import type { Translator } from './translated.ts'

export function sitesOf(source: CatalogueSource, { translated }: Translator): Site[] {
  return source.sites.map((site) => ({
    id: site.id,
    name: translated(site.name),
    location: { latitude: site.latitude, longitude: site.longitude },
    contactDetails: {
      phoneNumbers: [{ type: 'Reception', number: site.phone }],
      email: site.email,
      address: site.address,
    },
    ianaTimeZoneName: site.timeZone,
    hasSellableItems: site.hasSellableItems,
    allowedItemDeliveryMethods: site.hasSellableItems ? ['CounterPickup'] : [],
    facilitiesNote: translated(site.facilities),
  }))
}

/** Screens of all sites; the id is the site's with the screen's number in it: `1002-S4`. */
export function screensOf(
  source: CatalogueSource,
  rooms: ReadonlyMap<string, Room>,
  { translated }: Translator,
): CatalogueScreen[] {
  return source.sites.flatMap((site) =>
    site.screens.flatMap((screen, index): CatalogueScreen[] => {
      const room = rooms.get(screen.room)
      if (!room) return []
      const id = `${site.id}-S${index + 1}`
      return [
        {
          id,
          siteId: site.id,
          wire: { id, name: translated(screen.name) },
          room,
          attributeIds: screen.attributes,
          priceCard: screen.priceCard ?? null,
        },
      ]
    }),
  )
}
