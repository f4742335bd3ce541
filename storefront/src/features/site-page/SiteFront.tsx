import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { media } from '@foyer/design-system/foundations/media'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { useStores } from '../../context/hooks.ts'
import { toPicture } from '../../content/content-picture.ts'

const heights = { desktop: 440, phone: 220 }
/** Width over height on a phone of 390 px. */
const phoneRatio = 390 / heights.phone

const Root = styled('div', { name: 'FoyerSiteFront', slot: 'Root' })({
  position: 'relative',
  blockSize: heights.desktop,
  [media.below.sm]: { blockSize: heights.phone },
})

export interface SiteFrontProps {
  site: Site
  /** The first of the editor's pictures; without one, the brand's own picture of the cinema. */
  picture: CinemaDetails['gallery'][number] | undefined
}

/** The cinema from outside, from edge to edge over its page. */
export function SiteFront({ site, picture }: SiteFrontProps) {
  const { routes } = useStores()
  return (
    <Root>
      <Picture
        source={
          picture
            ? toPicture(picture)
            : { url: routes.media('CinemaGraphic', site.id), focalPoint: { x: 0.7, y: 0.5 } }
        }
        ratio="fill"
        sizes="100vw"
        phone={{ ratio: phoneRatio }}
        placeholder="siteGallery"
        alt={picture?.alt ?? ''}
        priority
      />
    </Root>
  )
}
