export { TimesBar, type TimesBarProps } from './TimesBar.tsx'
