export { WatchlistButton, type WatchlistButtonProps, type WatchlistMark } from './WatchlistButton.tsx'
