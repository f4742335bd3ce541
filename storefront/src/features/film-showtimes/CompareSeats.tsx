import { Button } from '@foyer/design-system/actions/button'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { Suspense, useState } from 'react'
import { useText } from '../../context/hooks.ts'
import type { SeatComparisonProps } from './SeatComparison.tsx'

const SeatComparison = lazyWithRetry(async () => (await import('./SeatComparison.tsx')).SeatComparison)

/** Opens the comparison of how full showtimes are; its script and its figures come with the first press. */
export function CompareSeats(props: Omit<SeatComparisonProps, 'open' | 'onClose'>) {
  const { t } = useText()
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button variant="text" size="medium" data-slot="compare" onClick={() => setOpen(true)}>
        {t('browsing.freeSeats.compare')}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <SeatComparison {...props} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
