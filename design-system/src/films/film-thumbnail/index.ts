export { FilmThumbnail, type FilmThumbnailProps } from './FilmThumbnail.tsx'
