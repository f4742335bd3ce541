export { PaymentSplit, type PaymentSplitProps, type SplitPart } from './PaymentSplit.tsx'
