export {
  CinemaPicker,
  type CinemaPickerLabels,
  type CinemaPickerProps,
  type PickerCinema,
} from './CinemaPicker.tsx'
