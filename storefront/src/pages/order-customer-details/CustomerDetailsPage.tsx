import { Button } from '@foyer/design-system/actions/button'
import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { CustomerForm } from '../../features/customer/CustomerForm.tsx'
import type { CustomerFields } from '@foyer/contract/validation/customer-rules'
import { useMemberDetails } from '../../features/customer/use-member-details.ts'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { OrderGate } from '../../order/OrderGate.tsx'
import { getParty } from '../../order/tickets/party.ts'
import { StepBody } from '../../order/StepBody.tsx'
import { errorMessages, findRefusalMessage } from '../../order/error-messages.ts'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import type { OrderOutcome } from '../../stores/orders/order-outcome.ts'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'

/** Text keys for details that could not be saved. */
const saveErrorMessages = {
  ...errorMessages,
  network: { title: 'transaction.unavailable.title', text: 'transaction.details.failed' },
  refused: { title: 'transaction.details.refused.title', text: 'transaction.details.refused.text' },
} as const

/** The error of a failed save; null where the order's guard shows what happened instead. */
function toSaveError(outcome: OrderOutcome): keyof typeof saveErrorMessages | null {
  switch (outcome.kind) {
    case 'refused':
      return findRefusalMessage(outcome) ?? 'refused'
    case 'network':
      return 'network'
    case 'seats-unavailable':
      return 'refused'
    case 'ok':
    case 'order-expired':
      return null
    default:
      return outcome satisfies never
  }
}

/** Name, email and phone of the person the order is for. */
export const CustomerDetailsPage = observer(function CustomerDetailsPage() {
  const { core, routes } = useStores()
  const isMailed = core.pageData.initialData.sendsTickets === true
  const orderStores = useStore(getOrderStores)
  const { order } = orderStores
  const { t } = useText()
  const say = useOrderTextKey()
  const navigate = useNavigate()
  const formId = useId()
  const memberDetails = useMemberDetails()
  const [submitError, setSubmitError] = useState<keyof typeof saveErrorMessages | null>(null)

  async function save(fields: CustomerFields) {
    setSubmitError(null)
    const outcome = await order.saveCustomer({
      givenName: fields.givenName.trim(),
      familyName: fields.familyName.trim(),
      email: fields.email.trim(),
      phoneNumber: fields.phoneNumber.trim() || null,
    })
    if (outcome.kind === 'ok') await navigate(routes.payment())
    else setSubmitError(toSaveError(outcome))
  }

  return (
    <OrderGate needs={['contents', 'tickets']}>
      {({ detail }) => (
        <PageContainer>
          <OrderProgress
            current="details"
            showtimeId={detail?.showtime.id ?? null}
            query={detail ? toQuery(getParty(orderStores, detail.showtime.id)) : ''}
            withSeats={order.lines.some(({ seatLabels }) => seatLabels.length > 0)}
          />
          <OrderLayout
            main={
              <StepBody>
                <PageHeading
                  title={t(say('transaction.details.title'))}
                  intro={t(say(isMailed ? 'transaction.details.introMailed' : 'transaction.details.intro'))}
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
                  memberDetails={memberDetails}
                  phoneHelp={t(say('transaction.details.phoneHelp'))}
                  onType={(fields) => order.keepTypedDetails({ ...fields })}
                  busy={order.busy === 'saving-customer'}
                  submitError={submitError && saveErrorMessages[submitError]}
                  onSubmit={(fields) => void save(fields)}
                />
              </StepBody>
            }
            summary={
              <HeldSummary
                detail={detail}
                canChangeGoods
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
