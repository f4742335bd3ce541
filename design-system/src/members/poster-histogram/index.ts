export {
  PosterHistogram,
  type HistogramFilm,
  type HistogramMonth,
  type PosterHistogramProps,
} from './PosterHistogram.tsx'
