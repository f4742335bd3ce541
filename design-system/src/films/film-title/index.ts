export { FilmTitle, type FilmTitleProps } from './FilmTitle.tsx'
