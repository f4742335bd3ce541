import { createContext, useContext } from 'react'

/** Fetches the code, the frame and the texts of the page at an address, ahead of a likely visit. */
export type Prefetch = (href: string) => void

const nothing: Prefetch = () => undefined

export const PrefetchContext = createContext<Prefetch>(nothing)

export function usePrefetch(): Prefetch {
  return useContext(PrefetchContext)
}
