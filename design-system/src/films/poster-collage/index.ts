export { PosterCollage, type PosterCollageProps } from './PosterCollage.tsx'
