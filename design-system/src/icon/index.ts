export { Icon, type IconProps } from './Icon.tsx'
export { iconNames, isIconName, type IconName } from './glyphs.ts'
