export { Icon, type IconProps } from './Icon.tsx'
export { IconSheet, type IconSheetProps } from './IconSheet.tsx'
export { iconNames, isIconName, type IconName } from './glyphs.ts'
