export {
  AddPaymentCard,
  PaymentCard,
  PaymentCardList,
  type AddPaymentCardProps,
  type PaymentCardListProps,
  type PaymentCardProps,
} from './PaymentCard.tsx'
