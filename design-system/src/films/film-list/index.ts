export { FilmList, type FilmListProps, type FilmListState } from './FilmList.tsx'
