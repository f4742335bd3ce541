export { PosterCard, type PosterCardProps, type PosterTimes } from './PosterCard.tsx'
