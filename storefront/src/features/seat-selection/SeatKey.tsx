import { LazyDialog } from '@foyer/design-system/feedback/lazy-dialog'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import { SeatLegend, type SeatLegendProps } from '@foyer/design-system/order/seat-map'
import { useText } from '../../context/hooks.ts'

/** Beside the order it stands under the map; where a phone's bar would cover it, the map has a button for it. */
const Under = styled('div')({ [media.below.md]: { display: 'none' } })
const Listed = styled('div')({ '& > ul': { flexDirection: 'column', alignItems: 'flex-start' } })

export interface SeatKeyProps extends Pick<SeatLegendProps, 'items' | 'seatStyle' | 'seatSize'> {
  /** Whether the sheet of a phone is open. */
  isOpen: boolean
  onClose: () => void
}

/** What the seats' drawings mean: whole, under the map or in a sheet. */
export function SeatKey({ isOpen, onClose, ...legend }: SeatKeyProps) {
  const { t } = useText()
  return (
    <>
      <Under>
        <SeatLegend {...legend} />
      </Under>
      <LazyDialog
        open={isOpen}
        title={t('seat-map.legend.title')}
        closeLabel={t('shared.action.close')}
        size="sm"
        onClose={onClose}
      >
        <Listed>
          <SeatLegend {...legend} />
        </Listed>
      </LazyDialog>
    </>
  )
}
