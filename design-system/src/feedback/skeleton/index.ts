export { Skeleton, type SkeletonProps } from './Skeleton.tsx'
export {
  FilmPageSkeleton,
  FormSkeleton,
  ItemGridSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
} from './patterns.tsx'
