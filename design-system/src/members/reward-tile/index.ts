export { RewardTile, RewardTiles, type RewardTileProps, type RewardTilesProps } from './RewardTile.tsx'
