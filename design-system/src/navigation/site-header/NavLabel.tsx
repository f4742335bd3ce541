import type { NavItem } from './navigation.ts'

/** Height of a picture in a navigation, px. */
const pictureHeight = 32

/** The label of a navigation link: its text, or a picture with the text as its alternative. */
export const NavLabel = ({ label, image }: Pick<NavItem, 'label' | 'image'>) =>
  image === undefined ? label : <img src={image} alt={label} height={pictureHeight} data-slot="picture" />
