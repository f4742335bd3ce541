import { memberAccess, memberChangeAccess } from '../wire/access.ts'
import {
  EmbeddedPaymentCardRequest,
  EmbeddedPaymentCardResponse,
  PaymentCardCreationResponse,
  PaymentCardResponse,
  PaymentCardsResponse,
  PrimaryPaymentCardRequest,
} from '../wire/payment-cards.ts'
import { byPaymentCard } from './parameters.ts'
import type { OperationTable } from './operation.ts'

/** Payment cards that members keep with the payment provider. */
export const paymentCardsOperations = {
  getPaymentCards: {
    tag: 'Payment cards',
    access: memberAccess,
    summary: 'The member’s payment cards, the primary one first',
    responses: { 200: PaymentCardsResponse },
  },
  getPaymentCard: {
    tag: 'Payment cards',
    access: memberAccess,
    summary: 'One of the member’s payment cards',
    params: byPaymentCard,
    responses: { 200: PaymentCardResponse },
  },
  deletePaymentCard: {
    tag: 'Payment cards',
    access: memberChangeAccess,
    summary: 'Remove a payment card, at the provider too',
    params: byPaymentCard,
    responses: { 204: null },
  },
  setPrimaryPaymentCard: {
    tag: 'Payment cards',
    access: memberChangeAccess,
    summary: 'Use one of the payment cards first',
    isKeyless: true,
    body: PrimaryPaymentCardRequest,
    responses: { 204: null },
  },
  createEmbeddedPaymentCard: {
    tag: 'Payment cards',
    access: memberChangeAccess,
    summary: "Start adding a payment card in the provider's own fields",
    isKeyless: true,
    body: EmbeddedPaymentCardRequest,
    responses: { 200: EmbeddedPaymentCardResponse },
  },
  getPaymentCardCreation: {
    tag: 'Payment cards',
    access: memberAccess,
    summary: 'Foyer’s extension: what became of adding a payment card',
    params: byPaymentCard,
    responses: { 200: PaymentCardCreationResponse },
  },
} as const satisfies OperationTable
