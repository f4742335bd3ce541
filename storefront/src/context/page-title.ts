/** `Site - Page`, as the specification requires. */
export function toDocumentTitle(siteTitle: string, title: string): string {
  return title ? `${siteTitle} - ${title}` : siteTitle
}

/** Preview picture of a shared page without a picture of its own: every brand's folder has it. */
export const brandPicture = { url: '/brand/social/open-graph.png', width: 1200, height: 630 }
