export { SeatRow, type RowSeat, type SeatRowProps } from './SeatRow.tsx'
