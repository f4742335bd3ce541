import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { LocationMap } from '@foyer/design-system/content/location-map'
import { PictureGallery } from '@foyer/design-system/content/picture-gallery'
import { Section } from '@foyer/design-system/foundations/layout'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { toPicture } from '../../content/content-picture.ts'
import { roundDistance } from '../../domain/cinema-labels.ts'
import { listNearbyPlaces } from './map-places.ts'

export interface SiteSurroundingsProps {
  site: Site
  /** What an editor wrote; absent while it is under way or nobody has. */
  details: CinemaDetails | null | undefined
}

/** Below a kilometre, distances are written in metres, to the next ten. */
const tens = 10

/** The cinema from inside, and where it is. */
export const SiteSurroundings = observer(function SiteSurroundings({ site, details }: SiteSurroundingsProps) {
  const { cinemaGroups, configuration, routes } = useStores()
  const { t, plural, text } = useText()
  const cinema = text(site.name)
  const inside = (details?.gallery ?? []).slice(1)
  const { distanceUnit } = configuration.value.shared
  const formatMetres = (metres: number) => plural('sites.map.metres', metres)
  const formatDistance = (kilometres: number) =>
    kilometres < 1
      ? formatMetres(Math.round((kilometres * 1_000) / tens) * tens)
      : plural(`sites.distance.${distanceUnit}`, roundDistance(kilometres, distanceUnit))
  const city = cinemaGroups.groupOfSite(site.id)
  const places = listNearbyPlaces(
    site,
    details?.landmarks ?? [],
    city ? cinemaGroups.getSites(city) : [],
  ).map(({ id, east, north, kilometres, ...place }) => ({
    id,
    east,
    north,
    distance: formatDistance(kilometres),
    ...('site' in place
      ? { name: text(place.site.name), href: routes.site(place.site) }
      : {
          name: place.landmark.name,
          kind: place.landmark.kind === 'Landmark' ? undefined : t(`sites.map.kind.${place.landmark.kind}`),
        }),
  }))
  return (
    <>
      {inside.length > 0 && (
        <Section title={t('sites.page.inside')}>
          <PictureGallery
            label={t('sites.page.inside')}
            pictures={inside.map((image) => ({ id: image.url, source: toPicture(image), alt: image.alt }))}
          />
        </Section>
      )}
      {/* A cinema alone on an empty ground tells nobody where it is. */}
      {places.length > 0 && (
        <Section title={t('sites.map.title')}>
          <LocationMap
            label={t('sites.map.label', { cinema })}
            places={places}
            north={t('sites.map.north')}
            formatMetres={formatMetres}
          />
        </Section>
      )}
    </>
  )
})
