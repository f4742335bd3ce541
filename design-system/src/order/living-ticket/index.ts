export { LivingTicket, splitReference, toSeatState, type LivingTicketProps } from './LivingTicket.tsx'
export { drawQrCode, QrCode, type QrCodeProps } from './QrCode.tsx'
