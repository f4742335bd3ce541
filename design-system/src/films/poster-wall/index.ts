export { PosterWall, type PosterWallProps } from './PosterWall.tsx'
