export { FilmGround, type FilmGroundProps } from './FilmGround.tsx'
