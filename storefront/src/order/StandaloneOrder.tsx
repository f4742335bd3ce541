import type { ReactNode } from 'react'
import { StoresContext } from '../context/contexts.ts'
import { useStores } from '../context/hooks.ts'
import { getStandaloneStores } from '../stores/orders/standalone-stores.ts'

export interface StandaloneOrderProps {
  orderId: string
  children: ReactNode
}

/** Gives what is in it the order that an address names, in place of the one that this browser has. */
export function StandaloneOrder({ orderId, children }: StandaloneOrderProps) {
  return <StoresContext value={getStandaloneStores(useStores(), orderId)}>{children}</StoresContext>
}
