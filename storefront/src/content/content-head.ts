import type { PageResponse } from '@foyer/contract/omnia/page'
import { openGraphTypes, type PageHead } from '../context/page-module.ts'

/** What an editor says about a page to search engines and to who shares it. */
export function createContentHead({ name, url, languageTags, components }: PageResponse): PageHead {
  const { seoImage, masterCanonicalUrl, excludeCanonicalUrl, robotsNoFollow, robotsNoIndex } = components
  const image = seoImage?.mobile
  return {
    title: components.seoPageTitle ?? name,
    description: components.metaDescription ?? components.summary ?? undefined,
    keywords: components.metaKeywords ?? undefined,
    canonical: excludeCanonicalUrl ? null : (masterCanonicalUrl?.url ?? components.seoUrl ?? url),
    robots: robotsNoIndex
      ? robotsNoFollow
        ? 'noindex, nofollow'
        : 'noindex'
      : robotsNoFollow
        ? 'nofollow'
        : undefined,
    type: openGraphTypes.find((type) => type === components.oGType) ?? 'website',
    locale: components.oGLocale ?? undefined,
    languageTags,
    twitterCard: components.twitterCard,
    ...(image && { image: { url: image.url, ...image.dimensions, alt: image.alt } }),
  }
}
