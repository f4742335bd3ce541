export { PickupSlots, type PickupSlot, type PickupSlotsProps } from './PickupSlots.tsx'
