export { ItemCard, type ItemCardProps, type ItemState } from './ItemCard.tsx'
export { ItemGrid, type ItemGridProps } from './ItemGrid.tsx'
