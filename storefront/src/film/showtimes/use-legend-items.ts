import type { Attribute } from '@foyer/contract/wire/attributes'
import { attributePictureSize, type AttributeLegendProps } from '@foyer/design-system/films/attribute-legend'
import { useStores, useText } from '../../context/hooks.ts'
import { useAttributeIcon } from './showtime-props.ts'

const size = { width: attributePictureSize, height: attributePictureSize }

/**
 * What a legend says of attributes: the glyph, or where the design system has none the attribute's own picture, as
 * servers of other makers know no names of glyphs.
 */
export function useLegendItems(): (attributes: readonly Attribute[]) => AttributeLegendProps['items'] {
  const { routes } = useStores()
  const { text } = useText()
  const attributeIcon = useAttributeIcon()
  return (attributes) =>
    attributes.map((attribute) => {
      const icon = attributeIcon(attribute)
      return {
        id: attribute.id,
        label: text(attribute.name),
        text: text(attribute.description) || undefined,
        icon,
        picture: icon ? undefined : routes.media('AttributeIconGraphic', attribute.id, size),
      }
    })
}
