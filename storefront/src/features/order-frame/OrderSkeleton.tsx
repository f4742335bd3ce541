import { PageContainer } from '@foyer/design-system/layout'
import { FormSkeleton } from '@foyer/design-system/skeleton'
import { styled } from '@foyer/design-system/styled'

const Room = styled(PageContainer)({ paddingBlock: '48px 128px' })

/** An order page whose content is on its way. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <Room>
      <FormSkeleton label={label} />
    </Room>
  )
}
