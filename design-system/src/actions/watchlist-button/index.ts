export { WatchlistButton, type WatchlistButtonProps } from './WatchlistButton.tsx'
