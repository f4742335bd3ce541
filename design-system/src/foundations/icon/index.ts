export { Icon, type IconProps } from './Icon.tsx'
export { IconSprite, type IconSpriteProps } from './IconSprite.tsx'
export { iconNames, isIconName, type IconName } from './glyphs.ts'
