import { autorun, reaction } from 'mobx'
import type { Stores } from '../create-stores.ts'
import { getMemberStores } from './member-stores.ts'

/**
 * Keeps what the member can open up to date: who is signed in, and the rewards that they hold once something depends on
 * them. @returns a function that stops it
 */
export function followOpenings(stores: Stores): () => void {
  const { memberOpenings } = stores
  const { session } = getMemberStores(stores)
  let uses = memberOpenings.uses
  let stopRewards: () => void = () => undefined
  // A text, as one that is equal is no change.
  const getCause = () =>
    [session.isSignedIn, session.signIns, memberOpenings.areRewardsWanted, memberOpenings.uses].join(' ')
  const stop = reaction(
    getCause,
    () => {
      stopRewards()
      if (!session.isSignedIn) memberOpenings.set(null)
      else if (memberOpenings.member === null) memberOpenings.set([])
      const isUsed = uses !== memberOpenings.uses
      uses = memberOpenings.uses
      stopRewards =
        session.isSignedIn && memberOpenings.areRewardsWanted
          ? followRewards(stores, isUsed)
          : () => undefined
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    stopRewards()
  }
}

/** @param isOutdated whether those that are known have to be read again */
function followRewards(stores: Stores, isOutdated: boolean): () => void {
  let isOver = false
  let stop: () => void = () => undefined
  import('./rewards.ts').then(
    ({ getRewardsStore }) => {
      if (isOver) return
      const rewards = getRewardsStore(stores)
      void (isOutdated ? rewards.refresh() : rewards.ensure())
      stop = autorun(() => stores.memberOpenings.set(rewards.held))
    },
    () => stores.core.platform.logger.warn('The code of rewards could not be loaded'),
  )
  return () => {
    isOver = true
    stop()
  }
}
