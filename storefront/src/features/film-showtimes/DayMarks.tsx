import type { Attribute } from '@foyer/contract/wire/attributes'
import { ShowtimeKey } from '@foyer/design-system/films/attribute-legend'
import { observer } from 'mobx-react-lite'
import { useFormats, useText } from '../../context/hooks.ts'
import { getAttributeKind } from '../../film/showtimes/attribute-rank.ts'
import { useAttributeIcon } from '../../film/showtimes/showtime-props.ts'

export interface DayMarksProps {
  /** Attributes of the showtimes to come, in order of rank. */
  attributes: readonly Attribute[]
  hasFewLeft: boolean
  /** Start of a showtime that is sold out, as an example of the mark; undefined where there is none. */
  soldOutAt: string | undefined
}

/** The key to the marks that the showtimes of a day bear. */
export const DayMarks = observer(function DayMarks({ attributes, hasFewLeft, soldOutAt }: DayMarksProps) {
  const formats = useFormats()
  const { t, text } = useText()
  const attributeIcon = useAttributeIcon()
  const fewLeft = { id: 'few', kind: 'few' as const, label: t('browsing.showtime.fewLeftMark') }
  const soldOut = soldOutAt !== undefined && {
    id: 'sold-out',
    kind: 'soldOut' as const,
    label: t('browsing.showtime.soldOut'),
    example: formats.time(soldOutAt),
  }
  return (
    <ShowtimeKey
      items={[
        ...(hasFewLeft ? [fewLeft] : []),
        ...(soldOut ? [soldOut] : []),
        ...attributes
          .filter((attribute) => getAttributeKind(attribute) !== 'standard')
          .map((attribute) => ({
            id: attribute.id,
            kind: 'icon' as const,
            icon: attributeIcon(attribute),
            label: text(attribute.name),
          })),
      ]}
    />
  )
})
