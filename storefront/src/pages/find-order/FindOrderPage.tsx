import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../context/hooks.ts'
import { NotFound } from '../../features/failures/NotFound.tsx'
import { FindOrderForm } from '../../features/find-order/FindOrderForm.tsx'
import { toFindError, type FindError } from '../../features/find-order/find-error.ts'
import { PageBody } from '../../page/PageBody.tsx'
import { createCompletedOrdersService } from '../../services/ocapi/completed-orders.ts'

/** Asks for reference and e-mail address, and leads to the tickets. */
export function FindOrderPage() {
  const { core, routes } = useStores()
  const { t } = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [submitError, setSubmitError] = useState<FindError | null>(null)
  const { findsOrders, sendsTickets } = core.pageData.initialData
  if (!findsOrders) return <NotFound />
  const intro = [t('transaction.find.intro'), ...(sendsTickets ? [t('transaction.find.mailed')] : [])].join(
    ' ',
  )

  async function find(reference: string, email: string) {
    setBusy(true)
    setSubmitError(null)
    const result = await createCompletedOrdersService(core.client).find(reference, email)
    if (result.ok) await navigate(routes.completedOrder(result.value.body.orderId))
    else setSubmitError(toFindError(result.failure))
    setBusy(false)
  }

  return (
    <PageBody>
      <PageHeading title={t('transaction.find.title')} intro={intro} />
      <FindOrderForm
        busy={isBusy}
        submitError={submitError}
        onSubmit={(reference, email) => void find(reference, email)}
      />
    </PageBody>
  )
}
