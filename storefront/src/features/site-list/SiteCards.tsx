import type { Site } from '@foyer/contract/wire/sites'
import { Link } from '@foyer/design-system/link'
import { media } from '@foyer/design-system/media'
import { Picture } from '@foyer/design-system/picture'
import { styled } from '@foyer/design-system/styled'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'

const Cards = styled('ul', { name: 'FoyerSiteCards', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '32px var(--gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', display: 'grid', alignContent: 'start', gap: 6 },
  '& h3': { marginBlockStart: 8, fontSize: 'var(--t3)', lineHeight: 1.2 },
  '& p': { color: 'var(--muted)' },
  // The name is the link, the whole card its target.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  [media.below.sm]: { gap: '28px var(--gutter)' },
})

const sizes = '(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 400px'
const widest = 800

/** Cinemas with their picture, address and what they have; each leads to its page. */
export const SiteCards = observer(function SiteCards({ sites }: { sites: readonly Site[] }) {
  const { routes, texts } = useStores()
  const { text } = useText()
  return (
    <Cards role="list">
      {sites.map((site) => {
        const { line1, city, postalCode } = site.contactDetails.address
        return (
          <li key={site.id}>
            <Picture
              source={{ url: routes.media('CinemaGraphic', site.id), focalPoint: { x: 0.7, y: 0.5 } }}
              ratio="16:9"
              sizes={sizes}
              maxWidth={widest}
              placeholder="siteGallery"
              alt=""
              rounded="md"
            />
            <h3>
              <Link href={routes.site(site)} tone="text">
                {text(site.name)}
              </Link>
            </h3>
            <p>{texts.foreign([line1, city, postalCode].filter(Boolean).join(', '))}</p>
            {site.facilitiesNote && <p>{text(site.facilitiesNote)}</p>}
          </li>
        )
      })}
    </Cards>
  )
})
