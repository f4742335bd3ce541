export { Skeleton, type SkeletonProps } from './Skeleton.tsx'
export { FilmPageSkeleton, FormSkeleton, PosterWallSkeleton, ShowtimeListSkeleton } from './patterns.tsx'
