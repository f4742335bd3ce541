import { useState } from 'react'
import { useOrdering } from '../../app/ordering.ts'
import type { troubleWords } from './trouble-words.ts'

/** Leaves the order at the visitor's word: `leave` answers whether it is left, and `trouble` says why it is not. */
export function useLeaveOrder(): {
  leave: () => Promise<boolean>
  trouble: keyof typeof troubleWords | null
} {
  const { payments } = useOrdering()
  const [trouble, setTrouble] = useState<keyof typeof troubleWords | null>(null)
  async function leave() {
    setTrouble(null)
    const outcome = await payments.leaveOrder()
    const isLeft = outcome.kind === 'ok' || outcome.kind === 'order-expired'
    if (!isLeft) setTrouble(outcome.kind === 'network' ? 'network' : 'paying')
    return isLeft
  }
  return { leave, trouble }
}
