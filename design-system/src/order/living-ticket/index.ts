export { LivingTicket, type LivingTicketProps } from './LivingTicket.tsx'
export { QrCode, type QrCodeProps } from './QrCode.tsx'
