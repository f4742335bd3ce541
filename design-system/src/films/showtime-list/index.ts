export {
  ShowtimeList,
  ShowtimeRow,
  type ShowtimeCinema,
  type ShowtimeEntry,
  type ShowtimeListProps,
  type ShowtimeRowProps,
} from './ShowtimeList.tsx'
