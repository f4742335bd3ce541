export {
  ShowtimeList,
  ShowtimeRow,
  type ShowtimeCinema,
  type ShowtimeListProps,
  type ShowtimeRowProps,
} from './ShowtimeList.tsx'
