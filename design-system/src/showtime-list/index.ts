export { ShowtimeList, ShowtimeRow, type ShowtimeCinema, type ShowtimeListProps } from './ShowtimeList.tsx'
