import { Button } from '@foyer/design-system/actions/button'
import { LazyDialog } from '@foyer/design-system/feedback/lazy-dialog'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { media } from '@foyer/design-system/foundations/media'
import { styled } from '@foyer/design-system/foundations/styled'
import type { SeatEngine, SeatSnapshot } from '@foyer/design-system/order/seat-map'
import { Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useText } from '../../context/hooks.ts'
import { BlockBoundary } from '../../page/BlockBoundary.tsx'
import type { SeatSightProps } from './SeatSight.tsx'

/** Geometry and drawing come after the first seat is chosen: the map does not wait for them. */
const SeatSight = lazyWithRetry(async () => (await import('./SeatSight.tsx')).SeatSight)

const Sight = (props: SeatSightProps) => (
  <BlockBoundary>
    <Suspense fallback={null}>
      <SeatSight {...props} />
    </Suspense>
  </BlockBoundary>
)

export interface SeatSightPlaceProps {
  engine: SeatEngine
  snapshot: SeatSnapshot
  picture: string
  /** Name of the film's colors. */
  light: string | undefined
}

const Beside = styled('div')({
  display: 'none',
  [media.up.md]: { display: 'block', marginBlockStart: 32 },
})

/** Under the order beside the map: the view from the chosen seats. Nothing while none is chosen, and none on a phone. */
export function SeatSightBeside({ engine, snapshot, picture, light }: SeatSightPlaceProps) {
  // The map paints a choice first; the view follows.
  const selection = useDeferredValue(snapshot.selection)
  const isBeside = useIsBeside()
  if (!isBeside || selection.length === 0) return null
  return (
    <Beside data-film-light={light}>
      <Sight engine={engine} seats={engine.seats(selection)} picture={picture} />
    </Beside>
  )
}

/** On a phone: a button that opens the view as a sheet, so that the map keeps its height. */
export function SeatSightOpener({ engine, snapshot, picture, light }: SeatSightPlaceProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        size="medium"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('seat-map.view.open')}
      </Button>
      <LazyDialog
        open={isOpen}
        title={t('seat-map.view.open')}
        closeLabel={t('shared.action.close')}
        onClose={() => setOpen(false)}
      >
        <div data-film-light={light}>
          <Sight engine={engine} seats={engine.seats(snapshot.selection)} picture={picture} />
        </div>
      </LazyDialog>
    </>
  )
}

const wide = media.up.md.replace('@media ', '')

/** Whether the order stands beside the map; no view is fetched for a panel that is not there. */
function useIsBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const query = matchMedia(wide)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => typeof matchMedia !== 'function' || matchMedia(wide).matches,
    () => false,
  )
}
