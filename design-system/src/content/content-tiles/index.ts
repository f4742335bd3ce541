export { ContentTiles, type ContentTile, type ContentTilesProps } from './ContentTiles.tsx'
