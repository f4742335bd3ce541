import { makeAutoObservable } from 'mobx'
import { createContext } from 'react'

/**
 * Whether an address was followed that React has not come to yet. Apart from React's own state: that changes with the
 * address, in a transition, which waits for parts of the old page that are still on their way on a slow line.
 */
export class FollowedLink {
  isUnderWay = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  begin(): void {
    this.isUnderWay = true
  }

  end(): void {
    this.isUnderWay = false
  }
}

/** The same object for the lifetime of the page: a change renders only components that read it. */
export const FollowedLinkContext = createContext<FollowedLink | null>(null)
