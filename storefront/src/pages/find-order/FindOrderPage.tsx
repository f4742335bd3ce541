import { PageHeading } from '@foyer/design-system/page-heading'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { FindOrderForm } from '../../features/find-order/FindOrderForm.tsx'
import { troubleOf, type FindTrouble } from '../../features/find-order/find-trouble.ts'
import { PageBody } from '../../features/site-layout/PageBody.tsx'
import { completedOrdersService } from '../../services/ocapi/completed-orders.ts'

/** Asks for reference and e-mail address, and leads to the tickets. */
export function FindOrderPage() {
  const { core, routes } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<FindTrouble | null>(null)
  const { findsOrders, sendsTickets } = core.facts.initialData
  if (!findsOrders) return <NotFound />
  const intro = [t('transaction.find.intro'), ...(sendsTickets ? [t('transaction.find.mailed')] : [])].join(
    ' ',
  )

  async function find(reference: string, email: string) {
    setBusy(true)
    setTrouble(null)
    const result = await completedOrdersService(core.client).find(reference, email)
    if (result.ok) await navigate(routes.completedOrder(result.value.body.orderId))
    else setTrouble(troubleOf(result.failure))
    setBusy(false)
  }

  return (
    <PageBody>
      <PageHeading title={t('transaction.find.title')} intro={intro} />
      <FindOrderForm
        busy={isBusy}
        trouble={trouble}
        onSubmit={(reference, email) => void find(reference, email)}
      />
    </PageBody>
  )
}
