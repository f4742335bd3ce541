import { discoveryPaths } from '@foyer/contract/discovery'
import type { ClientManifest } from '@foyer/contract/render/boundary'
import { dataAttribute, createHeadElements } from './document-head.ts'
import type { Languages } from '../../stores/channel/languages.ts'
import type { PageHead } from '../../context/page-module.ts'
import { toDocumentTitle } from '../../context/page-title.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** JSON that is safe inside a script element. */
function toScriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/**
 * Title, meta, links and structured data of a page, as text: outside React, which must not render scripts.
 * @param structuredData what the page shows, in schema.org's vocabulary
 */
export function renderHead(
  head: PageHead,
  siteTitle: string,
  ownAddress: string,
  languages: Languages,
  structuredData: object | null,
): string {
  const elements = createHeadElements(head, siteTitle, ownAddress, languages).flatMap(
    ({ tag, rel, key, valueAttribute, value }) => {
      if (value === undefined) return []
      const kind = rel ? ` rel="${rel}"` : ''
      return [`<${tag}${kind} ${key[0]}="${key[1]}" ${valueAttribute}="${escapeHtml(value)}">`]
    },
  )
  const feed = languages.canonical(new URL(discoveryPaths.feed, ownAddress).href)
  const feedLink = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteTitle)}" href="${escapeHtml(feed)}">`
  const data = structuredData
    ? [
        `<script type="application/ld+json" ${dataAttribute}="${escapeHtml(ownAddress)}">${toScriptJson(structuredData)}</script>`,
      ]
    : []
  return [
    `<title>${escapeHtml(toDocumentTitle(siteTitle, head.title))}</title>`,
    ...elements,
    feedLink,
    ...data,
  ].join('\n')
}

/**
 * Files of entries in the order in which they run: of each what it imports, then the entry. Named one by one they run
 * as several tasks of the browser instead of one long one.
 */
export function getPageScripts(manifest: ClientManifest, entries: readonly string[]): string[] {
  const files = entries.flatMap((entry) => [
    ...getPageScripts(manifest, manifest[entry]?.imports ?? []),
    manifest[entry]?.file ?? entry,
  ])
  return [...new Set(files)]
}

/** Files that a page's first render needs, by the build's manifest: the entries and all their static imports. */
export function getPageFiles(
  manifest: ClientManifest,
  sources: readonly string[],
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const style of chunk.css ?? []) styles.add(style)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  const scripts = [...seen].flatMap((key) => manifest[key]?.file ?? [])
  return { scripts, styles: [...styles] }
}
