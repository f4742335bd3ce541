export { GiftCardFace, type GiftCardFaceProps } from './GiftCardFace.tsx'
