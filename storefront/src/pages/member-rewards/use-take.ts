import { useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import type { Offer } from '../../member/rewards/use-offers.ts'
import { isCondition, isMissing, type Failure } from '../../services/http/failure.ts'
import { getRewardsStore } from '../../stores/members/rewards.ts'

/** Why a reward was not taken, as the page says it. */
export type TakeRefusal = 'short' | 'gone' | 'unknown' | 'other'

/** Taking a reward: asked once, then done or refused. */
export interface Take {
  /** The reward in question; null while the question is closed. */
  readonly requested: Offer | null
  readonly isTaking: boolean
  readonly refusal: TakeRefusal | null
  /** Name of what was taken last; null before. */
  readonly taken: string | null
  readonly ask: (offer: Offer) => void
  readonly leave: () => void
  readonly confirm: () => Promise<void>
}

function toRefusal(failure: Failure): TakeRefusal {
  if (isCondition(failure, 'reward-unaffordable')) return 'short'
  if (isCondition(failure, 'reward-unavailable') || isMissing(failure)) return 'gone'
  // The call may have arrived: a member who tries again immediately may pay twice.
  return failure.kind === 'transport' ? 'unknown' : 'other'
}

export function useTake(): Take {
  const rewards = useStore(getRewardsStore)
  const [requested, setRequested] = useState<Offer | null>(null)
  const [isTaking, setTaking] = useState(false)
  const [refusal, setRefusal] = useState<TakeRefusal | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  return {
    requested,
    isTaking,
    refusal,
    taken,
    ask: (offer) => {
      setRefusal(null)
      setTaken(null)
      setRequested(offer)
    },
    leave: () => setRequested(null),
    confirm: async () => {
      if (!requested || isTaking) return
      setTaking(true)
      setRefusal(null)
      const result = await rewards.take(requested.id)
      setTaking(false)
      if (result.ok) {
        setRequested(null)
        setTaken(requested.name)
      } else setRefusal(toRefusal(result.failure))
    },
  }
}
