export { StatusLabel, type FilmStatus, type StatusLabelProps } from './StatusLabel.tsx'
