export { SeatView, type SeatViewProps } from './SeatView.tsx'
export { findMiddleSeat, getSide, getSight, hasGeometry, type Sight, type SightSide } from './sight.ts'
