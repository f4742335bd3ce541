import type { PaymentCard } from '@foyer/contract/wire/payment-cards'
import { useEffect, useState } from 'react'
import { useStores } from '../../context/hooks.ts'
import { getCardState } from '../../domain/card-expiry.ts'
import type { Stores } from '../../stores/create-stores.ts'
import { isSomebodySignedIn } from '../../stores/visitor/signed-in.ts'

/** The signed-in member's cards that can pay, the primary one first; null until it is known which. */
export type SavedCards = readonly PaymentCard[] | null

/**
 * Stored cards of the signed-in member, fetched with their code for them alone. Where they do not come, a card is typed as
 * by everybody else.
 */
export function useSavedCards(): SavedCards {
  const stores = useStores()
  const [cards, setCards] = useState<SavedCards>(() => (mayHaveCards(stores) ? null : []))
  useEffect(() => {
    if (!mayHaveCards(stores)) return
    let isCurrent = true
    void loadCards(stores).then((loaded) => {
      if (isCurrent) setCards(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [stores])
  return cards
}

function mayHaveCards({ core }: Stores): boolean {
  const { initialData } = core.pageData
  if (typeof document === 'undefined' || !(initialData.extendsMembers ?? false)) return false
  return isSomebodySignedIn(initialData, core.platform.local, document.cookie)
}

async function loadCards(stores: Stores): Promise<readonly PaymentCard[]> {
  try {
    const [{ getPaymentCardsStore }, { getMemberStores }] = await Promise.all([
      import('../../stores/members/payment-cards.ts'),
      import('../../stores/members/member-stores.ts'),
      import('./StoreCard.tsx'),
    ])
    const stop = getMemberStores(stores).session.start()
    const { cards } = getPaymentCardsStore(stores)
    await cards.ensure()
    stop()
    const now = new Date(stores.core.platform.clock.now())
    return (cards.value ?? []).filter(
      ({ cardDetails }) => getCardState(cardDetails, now, 0).kind !== 'expired',
    )
  } catch {
    // Their code did not come: a card is typed.
    return []
  }
}
