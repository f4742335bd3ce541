export {
  PaymentOption,
  PaymentOptions,
  SecurePanel,
  type PaymentOptionProps,
  type PaymentOptionsProps,
  type SecurePanelProps,
} from './PaymentOption.tsx'
