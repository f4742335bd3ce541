export {
  AttributeLegend,
  attributePictureSize,
  ShowtimeKey,
  type AttributeLegendProps,
  type ShowtimeKeyProps,
} from './AttributeLegend.tsx'
