import type { CustomerFields } from '@foyer/contract/validation/customer-rules'
import { OrderLayout, PageContainer, Section } from '@foyer/design-system/foundations/layout'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { useStore, useText } from '../../context/hooks.ts'
import { OrderCustomerForm, SaveCustomerButton } from '../../features/customer/OrderCustomer.tsx'
import { useMemberDetails, type MemberDetails } from '../../features/customer/use-member-details.ts'
import { useSaveCustomer } from '../../features/customer/use-save-customer.ts'
import { StepBody } from '../../order/StepBody.tsx'
import { HeldSummary } from '../../order/summary/HeldSummary.tsx'
import { useOrderTextKey } from '../../order/use-order-text-key.ts'
import { getOrderStores } from '../../stores/orders/order-stores.ts'

export interface PlaceDetailsProps {
  readonly title: string
  /** Over the goods in the summary: where they are brought to. */
  readonly goodsTitle: string | undefined
  /** What stands above the fields: the tip and what else concerns the delivery. */
  readonly head: ReactNode
  readonly onSaved: () => void
}

const isComplete = ({ givenName, familyName, email }: MemberDetails) =>
  givenName !== '' && familyName !== '' && email !== ''

/** Who orders, in the place where the payment comes. A member whose details are complete sees no fields. */
export const PlaceDetails = observer(function PlaceDetails(props: PlaceDetailsProps) {
  const { title, goodsTitle, head, onSaved } = props
  const { order } = useStore(getOrderStores)
  const { t } = useText()
  const say = useOrderTextKey()
  const formId = useId()
  const memberDetails = useMemberDetails()
  const { save, submitError } = useSaveCustomer(onSaved)
  const isAsking = useRef(order.customer !== null)
  const takeMember = useEffectEvent((details: CustomerFields) => {
    // Once: details that were refused, or are to be changed, are the visitor's to type.
    if (isAsking.current || order.typedDetails() !== null) return
    isAsking.current = true
    void save(details)
  })
  useEffect(() => {
    if (memberDetails !== null && isComplete(memberDetails)) takeMember(memberDetails)
  }, [memberDetails])
  return (
    <PageContainer>
      <OrderLayout
        main={
          <StepBody>
            <PageHeading title={title} />
            {head}
            <Section title={t(say('transaction.details.title'))}>
              <OrderCustomerForm
                id={formId}
                memberDetails={memberDetails}
                submitError={submitError}
                onSubmit={(fields) => void save(fields)}
              />
            </Section>
          </StepBody>
        }
        summary={
          <HeldSummary
            detail={null}
            goodsTitle={goodsTitle}
            canChangeGoods
            action={<SaveCustomerButton form={formId} />}
          />
        }
      />
    </PageContainer>
  )
})
