import type { NavItem } from './navigation.ts'

/** Height of a picture in a navigation, px. */
const pictureHeight = 32

/** What a link of a navigation says: its words, or a picture that is named by them. */
export const NavLabel = ({ label, image }: Pick<NavItem, 'label' | 'image'>) =>
  image === undefined ? label : <img src={image} alt={label} height={pictureHeight} data-slot="picture" />
