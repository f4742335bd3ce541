import type { SeatType } from '@foyer/contract/wire/enumerations'
import type { SeatLayout } from '@foyer/contract/wire/seating'
import type { SeatCategory, SeatLegendItem, SeatMapModel } from '@foyer/design-system/order/seat-map'

export interface LegendInput {
  layout: SeatLayout
  auditorium: SeatMapModel
  t: (key: string) => string
}

const isSofa = (type: SeatType) => type.startsWith('Sofa')

/**
 * What the drawings in this auditorium mean. Areas go by what stands in them and by how their category is drawn: ids and
 * names are each chain's own.
 */
export function createLegend({ layout, auditorium, t }: LegendInput): SeatLegendItem[] {
  const seats = layout.areas.flatMap((area) => area.rows.flatMap((row) => row.seats))
  const getSeatTypes = (id: string) =>
    new Set(seats.filter((seat) => seat.areaCategoryId === id).map((seat) => seat.type))
  const categories = auditorium.categories.map((category) => ({ category, types: getSeatTypes(category.id) }))
  const ofTier = (tier: SeatCategory['tier']): SeatLegendItem[] =>
    categories
      .filter(({ category, types }) => category.tier === tier && types.has('Normal'))
      .map(({ category: { name, price } }) => ({ glyph: tier, label: name, ...(price && { note: price }) }))
  const onlySofas = categories.find(({ types }) => types.size > 0 && [...types].every(isSofa))
  const kinds = new Set(seats.map((seat) => seat.type))
  const items: (SeatLegendItem | false)[] = [
    ...ofTier('standard'),
    ...ofTier('premier'),
    [...kinds].some(isSofa) && {
      glyph: 'sofa',
      label: onlySofas?.category.name ?? t('seat-map.legend.sofa'),
      note: t('seat-map.legend.soldWhole'),
    },
    kinds.has('Wheelchair') && { glyph: 'wheelchair', label: t('seat-map.legend.wheelchair') },
    kinds.has('Companion') && { glyph: 'companion', label: t('seat-map.legend.companion') },
    { glyph: 'yours', label: t('seat-map.legend.yours') },
    { glyph: 'taken', label: t('seat-map.legend.taken') },
  ]
  return items.filter((item) => item !== false)
}
