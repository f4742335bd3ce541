export { FreeSeats, type FreeSeatsProps, type FreeSeatsShowtime, type FreeSeatsState } from './FreeSeats.tsx'
export { FreeSeatsMark, type FreeSeatsMarkProps } from './FreeSeatsMark.tsx'
