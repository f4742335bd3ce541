export { FilmMetadata, type FilmMetadataProps, type Rating } from './FilmMetadata.tsx'
