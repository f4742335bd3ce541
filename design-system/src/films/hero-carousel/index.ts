export { HeroCarousel, type HeroCarouselProps } from './HeroCarousel.tsx'
export type { FilmTone, HeroSlide } from './slide.ts'
export type { FilmFraming } from '../../internal/framing/framing.ts'
