export { SeatMark, type SeatMarkKind, type SeatMarkProps } from './SeatMark.tsx'
