export { ReleaseDate, type ReleaseDateProps } from './ReleaseDate.tsx'
