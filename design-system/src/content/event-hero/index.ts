export { EventHero, type EventHeroProps, type EventLettering } from './EventHero.tsx'
