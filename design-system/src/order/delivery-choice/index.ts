export { DeliveryChoice, type DeliveryChoiceProps, type DeliveryOption } from './DeliveryChoice.tsx'
