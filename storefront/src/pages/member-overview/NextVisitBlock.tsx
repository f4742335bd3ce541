import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../context/hooks.ts'
import { getOutcome } from '../../stores/base/caching.ts'
import { getMemberJourneysStore } from '../../stores/members/journeys.ts'
import { NextVisit } from './NextVisit.tsx'

/** The next visit, as the member's journeys have it. */
export const NextVisitBlock = observer(function NextVisitBlock() {
  const journeys = useStore(getMemberJourneysStore)
  const { current } = journeys
  useEffect(() => {
    void current.ensure()
  }, [current])
  return (
    <NextVisit
      outcome={getOutcome(current.cached)}
      next={journeys.nextBooking}
      count={journeys.comingCount}
      onRetry={() => current.refresh()}
    />
  )
})
