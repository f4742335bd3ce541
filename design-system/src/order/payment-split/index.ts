export { PaymentSplit, type PaymentSplitProps, type SplitPart } from './PaymentSplit.tsx'
export { SplitRangeInput, type SplitRange, type SplitRangeInputProps } from './SplitRange.tsx'
