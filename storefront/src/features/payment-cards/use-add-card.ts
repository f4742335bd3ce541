import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '../../context/hooks.ts'
import { getPaymentCardsStore, type CardFields } from '../../stores/members/payment-cards.ts'

/**
 * Where adding a card stands.
 * - `opening`: the provider's fields are being asked for. `failed-to-open`: they could not be.
 * - `ready`: the member types. `declined`, `not-sent`: the same with new fields, after a card was turned down or has not
 *   reached the provider.
 * - `asking`: a card was sent, the bank's answer is pending. `waiting`, `unreachable`: no answer yet; nothing is lost, we can ask
 *   again.
 * - `added`: the card is there.
 */
export type AddCardPhase =
  | { readonly kind: 'opening' | 'failed-to-open' | 'limited' | 'full' }
  | { readonly kind: 'ready' | 'not-sent' | 'asking' | 'waiting' | 'unreachable' | 'added' }
  | { readonly kind: 'declined'; readonly reason: string }

/** Milliseconds after which a silent frame is not waited for: the provider's own limit and a little more. */
const silenceLimit = 45_000
const tooMany = 429

/**
 * Adds a card in the provider's fields. Pressing twice, a lost answer and a frame that falls silent all end in one
 * question: what became of it.
 * @param isPrimary whether the card is used first; changing it opens new fields
 */
export function useAddCard(isPrimary: boolean) {
  const store = useStore(getPaymentCardsStore)
  const [phase, setPhase] = useState<AddCardPhase>({ kind: 'opening' })
  const [fields, setFields] = useState<CardFields | null>(null)
  /** Answers to an earlier question do not count. */
  const turn = useRef(0)

  const open = useCallback(
    async (after: AddCardPhase) => {
      const mine = (turn.current += 1)
      const result = await store.begin(isPrimary)
      if (turn.current !== mine) return
      if (result.ok) {
        setFields(result.value)
        setPhase(after)
        return
      }
      setFields(null)
      const { failure } = result
      if (failure.kind === 'condition' && failure.status === tooMany) setPhase({ kind: 'limited' })
      else if (failure.kind === 'condition' && failure.condition === 'invalid-state')
        setPhase({ kind: 'full' })
      else setPhase({ kind: 'failed-to-open' })
    },
    [isPrimary, store],
  )
  useEffect(() => {
    const counted = turn
    const timer = setTimeout(() => void open({ kind: 'ready' }), 0)
    return () => {
      clearTimeout(timer)
      counted.current += 1
    }
  }, [open])

  const settle = useCallback(async () => {
    if (!fields) return
    const mine = (turn.current += 1)
    setPhase({ kind: 'asking' })
    const creation = await store.readCreation(fields.cardId)
    if (turn.current !== mine) return
    switch (creation.kind) {
      case 'added':
        setPhase({ kind: 'added' })
        return
      case 'declined':
        await open({ kind: 'declined', reason: creation.reason })
        return
      case 'not-sent':
        await open({ kind: 'not-sent' })
        return
      case 'pending':
        setPhase({ kind: 'waiting' })
        return
      case 'unreachable':
        setPhase({ kind: 'unreachable' })
        return
    }
  }, [fields, open, store])

  // The frame says when it has finished; without its message the result is requested all the same.
  useEffect(() => {
    if (phase.kind !== 'asking') return
    const timer = setTimeout(() => void settle(), silenceLimit)
    return () => clearTimeout(timer)
  }, [phase, settle])

  return {
    phase,
    fields,
    /** The frame has sent the card. */
    sent: useCallback(() => setPhase({ kind: 'asking' }), []),
    /** The frame has finished, or the result is requested again after a wait. */
    settle,
    reopen: useCallback(() => {
      setPhase({ kind: 'opening' })
      void open({ kind: 'ready' })
    }, [open]),
  }
}
