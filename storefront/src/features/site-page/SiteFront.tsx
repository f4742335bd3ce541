import type { CinemaDetails } from '@foyer/contract/omnia/page'
import type { Site } from '@foyer/contract/wire/sites'
import { CinemaFront } from '@foyer/design-system/content/cinema-front'
import { useStores } from '../../context/hooks.ts'
import { toPicture } from '../../content/content-picture.ts'
import { getSiteFront, isSiteFront } from '../../page/chain-pictures.ts'

export interface SiteFrontProps {
  site: Site
  /** The first of the editor's pictures; without one, the brand's own picture of the cinema. */
  picture: CinemaDetails['gallery'][number] | undefined
}

/** The cinema from outside, over its page. */
export function SiteFront({ site, picture }: SiteFrontProps) {
  const { routes } = useStores()
  const front = getSiteFront(site, routes)
  // An editor who names the cinema's own picture means its front, which has a night as well.
  const isOwn = !picture || isSiteFront(picture.url, site)
  return <CinemaFront picture={isOwn ? front : toPicture(picture)} alt={picture?.alt} />
}
