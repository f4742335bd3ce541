export { FilmHero, type FilmHeroProps } from './FilmHero.tsx'
