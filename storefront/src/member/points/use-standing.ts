import { useEffect } from 'react'
import { useStore } from '../../context/hooks.ts'
import { useMembers } from '../../context/use-members.ts'
import { getPointsStanding, type PointsStanding } from '../../domain/points-standing.ts'
import { getLoyaltyMasterData } from '../../stores/members/loyalty-master-data.ts'

export interface MemberStanding {
  /** Null where the server knows of no points. */
  readonly standing: PointsStanding | null
  /** The data for it have not come yet. */
  readonly isPending: boolean
}

/** Where the signed-in member stands with their points. For an observer that is shown once the member is there. */
export function useStanding(): MemberStanding {
  const { member } = useMembers().member
  const masterData = useStore(getLoyaltyMasterData)
  useEffect(() => {
    void masterData.ensure()
  }, [masterData])
  return {
    standing: member && getPointsStanding(member, masterData.data),
    isPending: !masterData.isSettled,
  }
}
