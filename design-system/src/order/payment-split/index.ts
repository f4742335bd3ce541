export { PaymentSplit, type PaymentSplitProps, type SplitPart } from './PaymentSplit.tsx'
export type { SplitRange } from './SplitRange.tsx'
