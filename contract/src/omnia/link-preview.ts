/** Kinds of pages with a drawn preview picture. */
export const linkPreviewKinds = ['film', 'cinema', 'event'] as const
export type LinkPreviewKind = (typeof linkPreviewKinds)[number]

/** Path, relative to the media service. */
export const linkPreviewPath = '/media/link-preview'

/** Pixels, as required by sites that show links. */
export const linkPreviewSize = { width: 1200, height: 630 } as const

/** Address of the picture, relative to the media service. @param version of all pictures together */
export function getLinkPreviewAddress(
  kind: LinkPreviewKind,
  id: string,
  version: string | undefined,
): string {
  const path = `${linkPreviewPath}/${kind}/${encodeURIComponent(id)}.jpg`
  return version === undefined ? path : `${path}?v=${version}`
}
