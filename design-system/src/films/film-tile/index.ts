export { FilmTile } from './FilmTile.tsx'
