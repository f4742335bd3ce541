export { GiftCardFan, type FannedCard, type GiftCardFanProps } from './GiftCardFan.tsx'
