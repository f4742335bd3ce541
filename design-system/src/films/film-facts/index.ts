export { FilmFacts, type FilmFactsProps, type Rating } from './FilmFacts.tsx'
