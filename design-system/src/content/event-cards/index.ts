export { EventCards, type EventCard, type EventCardsProps } from './EventCards.tsx'
