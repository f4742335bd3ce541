export {
  AttributeLegend,
  ShowtimeKey,
  type AttributeLegendProps,
  type ShowtimeKeyProps,
} from './AttributeLegend.tsx'
