import { boughtGiftCardRefusals } from './bought-gift-card-refusals.ts'
import { cardRefusals } from './card-refusals.ts'
import { giftCardRefusals } from './gift-card-refusals.ts'
import { memberBalanceRefusals } from './member-balance-refusals.ts'
import { memberRefusals } from './member-refusals.ts'
import { itemDiscountRefusals } from './item-discount-refusals.ts'
import { itemRefusals } from './item-refusals.ts'
import { orderRefusals } from './order-refusals.ts'
import { paymentRefusals } from './payment-refusals.ts'
import { preparationRefusals } from './preparation-refusals.ts'
import type { Refusal } from './refusal.ts'
import { rewardRefusals } from './reward-refusals.ts'
import { voucherRefusals } from './voucher-refusals.ts'

/** Every refusal that can be provoked by a call, in the order of the document. */
export const refusals: readonly Refusal[] = [
  ...orderRefusals,
  ...itemRefusals,
  ...itemDiscountRefusals,
  ...boughtGiftCardRefusals,
  ...voucherRefusals,
  ...cardRefusals,
  ...giftCardRefusals,
  ...memberBalanceRefusals,
  ...paymentRefusals,
  ...preparationRefusals,
  ...memberRefusals,
  ...rewardRefusals,
]
