import { ContentTiles } from '@foyer/design-system/content/content-tiles'
import { Section } from '@foyer/design-system/foundations/layout'
import { useStores, useText } from '../../context/hooks.ts'
import { getHref } from '../../page/content-links.ts'

/** What the screens are like, a tile each. */
export function WaysToWatch() {
  const stores = useStores()
  const { t } = useText()
  const { tiles } = stores.configuration.value.home
  return (
    <Section id={tiles.anchor} title={t(tiles.headingKey)} note={t(tiles.introKey)}>
      <ContentTiles
        tiles={tiles.items.flatMap((tile) => {
          const href = getHref(tile.link, stores)
          if (href === undefined) return []
          return {
            id: tile.id,
            picture: { url: `/brand/art/${tile.picture}.svg`, resizable: false },
            alt: '',
            label: t(tile.labelKey),
            title: t(tile.headingKey),
            text: t(tile.textKey),
            action: { label: t(tile.link.textKey), href },
          }
        })}
      />
    </Section>
  )
}
