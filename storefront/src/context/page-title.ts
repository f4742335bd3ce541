/** `Site - Page`, as the specification orders them. */
export function toDocumentTitle(siteTitle: string, title: string): string {
  return title ? `${siteTitle} - ${title}` : siteTitle
}

/** What a shared link shows of a page that has no picture of its own: every brand's folder holds this one. */
export const brandPicture = { url: '/brand/social/open-graph.png', width: 1200, height: 630 }
