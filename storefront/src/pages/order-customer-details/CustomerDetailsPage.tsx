import { Button } from '@foyer/design-system/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/layout'
import { PageHeading } from '@foyer/design-system/page-heading'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores, useText } from '../../app/hooks.ts'
import { useOrdering } from '../../app/ordering.ts'
import { CustomerForm } from '../../features/customer/CustomerForm.tsx'
import type { CustomerFields } from '../../features/customer/customer-fields.ts'
import { HeldSummary } from '../../features/order-frame/HeldSummary.tsx'
import { OrderGate } from '../../features/order-frame/OrderGate.tsx'
import { partyOf } from '../../features/order-frame/party.ts'
import { StepBody } from '../../features/order-frame/StepBody.tsx'
import { troubleWords } from '../../features/order-frame/trouble-words.ts'
import { OrderProgress } from '../../features/order-frame/OrderProgress.tsx'
import { isSentAlready } from '../../stores/order-outcome.ts'
import { queryOf } from '../../features/tickets/ticket-quantities.ts'

/** Keys of the words for details that could not be saved. */
const saveWords = {
  paying: troubleWords.paying,
  failed: { title: 'transaction.unavailable.title', text: 'transaction.details.failed' },
} as const

/** Name, email and phone of the person the order is for. */
export const CustomerDetailsPage = observer(function CustomerDetailsPage() {
  const { core, routes } = useStores()
  const isMailed = core.facts.initialData.sendsTickets === true
  const ordering = useOrdering()
  const { order } = ordering
  const { t } = useText()
  const navigate = useNavigate()
  const formId = useId()
  const [trouble, setTrouble] = useState<keyof typeof saveWords | null>(null)

  async function save(fields: CustomerFields) {
    setTrouble(null)
    const outcome = await order.saveCustomer({
      givenName: fields.givenName.trim(),
      familyName: fields.familyName.trim(),
      email: fields.email.trim(),
      phoneNumber: fields.phoneNumber.trim() || null,
    })
    if (outcome.kind === 'ok') await navigate(routes.payment())
    else if (outcome.kind !== 'order-expired') setTrouble(isSentAlready(outcome) ? 'paying' : 'failed')
  }

  return (
    <OrderGate>
      {({ detail }) => (
        <PageContainer>
          <OrderProgress
            current="details"
            showtimeId={detail.showtime.id}
            query={queryOf(partyOf(ordering, detail.showtime.id))}
            withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
          />
          <OrderLayout
            main={
              <StepBody>
                <PageHeading
                  title={t('transaction.details.title')}
                  intro={t(isMailed ? 'transaction.details.introMailed' : 'transaction.details.intro')}
                />
                <CustomerForm
                  id={formId}
                  initial={{
                    givenName: order.customer?.name.givenName ?? '',
                    familyName: order.customer?.name.familyName ?? '',
                    email: order.customer?.email ?? '',
                    phoneNumber: order.customer?.phoneNumber ?? '',
                    ...order.typedDetails(),
                  }}
                  onType={(fields) => order.keepTypedDetails({ ...fields })}
                  busy={order.busy === 'saving-customer'}
                  trouble={trouble && saveWords[trouble]}
                  onSubmit={(fields) => void save(fields)}
                />
              </StepBody>
            }
            summary={
              <HeldSummary
                detail={detail}
                action={
                  <Button
                    fullWidth
                    type="submit"
                    form={formId}
                    busy={order.busy === 'saving-customer'}
                    busyLabel={t('transaction.details.saving')}
                  >
                    {t('transaction.details.submit')}
                  </Button>
                }
              />
            }
          />
        </PageContainer>
      )}
    </OrderGate>
  )
})
