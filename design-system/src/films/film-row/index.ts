export { FilmRow, type FilmRowProps } from './FilmRow.tsx'
