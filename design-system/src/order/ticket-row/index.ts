export { TicketArea, TicketRow, type TicketAreaProps, type TicketRowProps } from './TicketRow.tsx'
