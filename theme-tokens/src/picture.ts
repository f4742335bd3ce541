/** How much of the page's picture, 0 to 1, shows through the veil of the page's ground that lies over it. */
export const pictureShare = 0.1
