/** Share of the page's picture, 0 to 1, that shows through the veil of the page's background above it. */
export const pictureShare = 0.1
