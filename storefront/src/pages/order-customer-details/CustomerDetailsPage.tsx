import { OrderLayout, PageContainer } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'
import { OrderCustomerForm, SaveCustomerButton } from '../../features/customer/OrderCustomer.tsx'
import { useMemberDetails } from '../../features/customer/use-member-details.ts'
import { useSaveCustomer } from '../../features/customer/use-save-customer.ts'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { OrderGate } from '../../order/OrderGate.tsx'
import { getParty } from '../../order/tickets/party.ts'
import { StepBody } from '../../order/StepBody.tsx'
import { OrderProgress } from '../../order/OrderProgress.tsx'
import { toQuery } from '../../order/tickets/ticket-quantities.ts'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'

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
  const { save, submitError } = useSaveCustomer(() => navigate(routes.payment()))

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
                <OrderCustomerForm
                  id={formId}
                  memberDetails={memberDetails}
                  submitError={submitError}
                  onSubmit={(fields) => void save(fields)}
                />
              </StepBody>
            }
            summary={
              <HeldSummary detail={detail} canChangeGoods action={<SaveCustomerButton form={formId} />} />
            }
          />
        </PageContainer>
      )}
    </OrderGate>
  )
})
