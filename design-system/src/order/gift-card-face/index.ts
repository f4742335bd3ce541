export { GiftCardFace, type GiftCardFaceProps } from './GiftCardFace.tsx'
export { GiftCardFaces, type CardFace, type GiftCardFacesProps } from './GiftCardFaces.tsx'
