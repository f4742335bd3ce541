export { RatingMark, type RatingMarkProps } from './RatingMark.tsx'
