import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import type { Stores } from '../../app/stores.ts'
import { schemaDays } from './weekdays.ts'

/** A cinema as schema.org says it, with the way that leads to its page. */
export function siteJsonLd(
  { routes, session, texts }: Pick<Stores, 'routes' | 'session' | 'texts'>,
  site: Site,
  details: CinemaDetails | null | undefined,
): object {
  const { address, phoneNumbers } = site.contactDetails
  const name = texts.text(site.name)
  const url = routes.absolute(routes.site({ id: site.id, name: site.name.text }))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'MovieTheater',
        name,
        url,
        image: new URL(routes.media('CinemaGraphic', site.id), session.origin).href,
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
          openingHoursSpecification: details.openingHours.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => schemaDays[day]),
            opens,
            closes,
          })),
        }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: texts.t('sites.list.seoTitle'), item: routes.absolute(routes.page('Cinemas')) },
          { name, item: url },
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  }
}
