export { PointsChooser, type PointsChooserProps, type PointsOption } from './PointsChooser.tsx'
