import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { toAbsoluteAddress, getChainId, type Thing, type ThingStores } from './thing.ts'

type Weekday = CinemaDetails['openingHours'][number]['days'][number]

const days: Readonly<Record<Weekday, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

type CinemaStores = Pick<ThingStores, 'languages' | 'routes' | 'session' | 'texts'>

const getSitePath = ({ routes }: Pick<ThingStores, 'routes'>, site: Site) => routes.site(site)

/** By which showtimes say where they are. */
export function getCinemaId(stores: Pick<ThingStores, 'routes'>, site: Site): string {
  return `${stores.routes.absolute(getSitePath(stores, site))}#cinema`
}

/** A cinema and how to get there; with its hours where an editor has written them. */
export function toCinemaThing(stores: CinemaStores, site: Site, details?: CinemaDetails | null): Thing {
  const { routes, session, texts } = stores
  const { address, phoneNumbers } = site.contactDetails
  return {
    '@type': 'MovieTheater',
    '@id': getCinemaId(stores, site),
    name: texts.text(site.name),
    url: toAbsoluteAddress(stores, getSitePath(stores, site)),
    image: new URL(routes.media('CinemaGraphic', site.id), session.origin).href,
    parentOrganization: { '@id': getChainId(stores) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.line1, address.line2].filter(Boolean).join(', '),
      addressLocality: address.city,
      ...(address.administrativeArea && { addressRegion: address.administrativeArea }),
      ...(address.postalCode && { postalCode: address.postalCode }),
    },
    ...(phoneNumbers[0] && { telephone: phoneNumbers[0].number }),
    ...(site.location && { geo: { '@type': 'GeoCoordinates', ...site.location } }),
    ...(details?.openingHours.length && {
      openingHoursSpecification: details.openingHours.map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days.map((day) => days[day]),
        opens: hours.opens,
        closes: hours.closes,
      })),
    }),
  }
}
