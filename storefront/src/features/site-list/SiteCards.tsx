import type { Site } from '@foyer/contract/wire/sites'
import { PictureCards } from '@foyer/design-system/content/picture-cards'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'

/** Cinemas with their picture, address and what they have; each leads to its page. */
export const SiteCards = observer(function SiteCards({ sites }: { sites: readonly Site[] }) {
  const { routes, texts } = useStores()
  const { text } = useText()
  return (
    <PictureCards
      kind="site"
      cards={sites.map((site) => {
        const { line1, city, postalCode } = site.contactDetails.address
        return {
          id: site.id,
          picture: { url: routes.media('CinemaGraphic', site.id), focalPoint: { x: 0.7, y: 0.5 } },
          title: text(site.name),
          href: routes.site(site),
          lines: [
            texts.foreign([line1, city, postalCode].filter(Boolean).join(', ')),
            ...(site.facilitiesNote ? [text(site.facilitiesNote)] : []),
          ],
        }
      })}
    />
  )
})
