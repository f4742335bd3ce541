export { PickedSeat, SeatChip, type PickedSeatProps, type SeatChipProps } from './SeatChip.tsx'
