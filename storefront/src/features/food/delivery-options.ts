import type { DeliveryMethod } from '@foyer/contract/wire/enumerations'
import type { BasketDelivery } from '../../stores/orders/basket-content.ts'

export interface DeliveryOptionsInput {
  /** Of the cinema; undefined where it does not say. */
  readonly allowed: readonly DeliveryMethod[] | undefined
  /** Where the chain brings items: to seats, or to places of the cinema. */
  readonly configured: 'InSeat' | 'CustomLocation'
  readonly hasSeats: boolean
  readonly hasLocations: boolean
  readonly hasSlots: boolean
}

/** The ways in which a visitor can have goods: what the cinema allows, the chain is set to, and the order has a place for. */
export function listDeliveryMethods(
  input: DeliveryOptionsInput,
): ('CounterPickup' | BasketDelivery['method'])[] {
  const { allowed = [], configured, hasSeats, hasLocations, hasSlots } = input
  const inSeat = allowed.includes('InSeatDelivery') && configured === 'InSeat' && hasSeats
  const atPlace =
    allowed.includes('CustomLocationDelivery') && configured === 'CustomLocation' && hasLocations
  const atSlot = allowed.includes('ServiceAreaPickup') && hasSlots
  return [
    ...(inSeat ? (['InSeatDelivery'] as const) : []),
    ...(atPlace ? (['CustomLocationDelivery'] as const) : []),
    'CounterPickup',
    ...(atSlot ? (['ServiceAreaPickup'] as const) : []),
  ]
}
