import type { ContentBlock, CustomPage } from '@foyer/contract/channel/custom-content'
import type { PlainElement } from '@foyer/contract/omnia/grid'
import type { ContentPage } from './build-page.ts'
import { createBareComponents } from './build-page.ts'
import { toLink } from './build-grid.ts'
import type { ContentContext } from './content-context.ts'

/**
 * Creates the pages that the channel's configuration contains, at the addresses it states. A content file with the same
 * address replaces one.
 */
export function createCustomPages(context: ContentContext, languageTag: string): ContentPage[] {
  return (context.customPages?.(languageTag) ?? []).map((page): ContentPage => ({
    nodeId: `custom-${page.id}`,
    alias: 'Generic',
    name: page.name,
    url: page.route,
    createDate: '2026-01-05',
    updated: null,
    writtenIn: languageTag,
    languageTags: null,
    components: {
      ...createBareComponents(context, languageTag),
      grid: { rows: toRows(page) },
      seoPageTitle: page.seo?.title ?? null,
      metaDescription: page.seo?.description || null,
      robotsNoIndex: page.seo?.noIndex ?? false,
      seoUrl: page.route,
    },
  }))
}

function toRows({ id, blocks }: CustomPage) {
  return blocks.map((block, index) => ({
    name: 'row' as const,
    id: `custom-${id}-r${index + 1}`,
    columns: [{ size: 12, elements: [toElement(block, `custom-${id}-e${index + 1}`)] }],
  }))
}

function toElement({ type, text, url }: ContentBlock, id: string): PlainElement {
  switch (type) {
    case 'Heading':
      return { type: 'headline', id, text, level: 2 }
    case 'Link':
      if (url === undefined) return paragraph(id, text)
      return {
        type: 'button',
        id,
        link: toLink({ url, name: text }),
        alignment: 'Left',
        buttonColour: 'Secondary',
      }
    case 'Paragraph':
      return paragraph(id, text)
  }
}

/** Plain text: markup is escaped. */
function paragraph(id: string, text: string): PlainElement {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return { type: 'richText', id, html: `<p>${escaped}</p>` }
}
