export {
  FewLeftMark,
  ShowtimeButton,
  type ShowtimeButtonProps,
  type ShowtimeState,
} from './ShowtimeButton.tsx'
