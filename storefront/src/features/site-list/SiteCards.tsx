import type { Site } from '@foyer/contract/wire/sites'
import { PictureCards } from '@foyer/design-system/content/picture-cards'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'
import { getSiteFront } from '../../page/chain-pictures.ts'

export interface SiteCardsProps {
  sites: readonly Site[]
  /** Where a card leads; by default to the cinema's page. */
  toHref?: (site: Site) => string
  /** 3, under the heading of a city; 2 directly under the page's. */
  headingLevel?: 2 | 3
}

/** Cinemas with their picture, address and what they have. */
export const SiteCards = observer(function SiteCards({ sites, toHref, headingLevel }: SiteCardsProps) {
  const { routes, texts } = useStores()
  const { text } = useText()
  return (
    <PictureCards
      headingLevel={headingLevel}
      cards={sites.map((site) => {
        const { line1, city, postalCode } = site.contactDetails.address
        return {
          id: site.id,
          picture: getSiteFront(site, routes),
          title: text(site.name),
          href: toHref ? toHref(site) : routes.site(site),
          lines: [
            texts.foreign([line1, city, postalCode].filter(Boolean).join(', ')),
            ...(site.facilitiesNote ? [text(site.facilitiesNote)] : []),
          ],
        }
      })}
    />
  )
})
