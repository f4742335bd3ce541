import { StandaloneOrder } from '../../order/StandaloneOrder.tsx'
import { HoldStatus } from './HoldStatus.tsx'

/** How long the order is held that the address of a standalone payment names; nothing where it names none. */
export function StandaloneHoldStatus({ orderId }: { orderId: string }) {
  return orderId === '' ? null : (
    <StandaloneOrder orderId={orderId}>
      <HoldStatus />
    </StandaloneOrder>
  )
}
