export { PictureCards, type PictureCard, type PictureCardsProps } from './PictureCards.tsx'
