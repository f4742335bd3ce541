import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { offlineTicketPaths } from '@foyer/contract/offline-tickets'
import { languageCookie } from '@foyer/contract/omnia/language-address'
import type { RenderTicketShell, TicketShellRequest } from '@foyer/contract/render/boundary'
import {
  createAppearanceScript,
  createThemeCss,
  getHtmlAttributes,
  RootAttributesContext,
  RootThemeProvider,
} from '@foyer/design-system/theme'
import { parseTheme } from '@foyer/theme-tokens/parse-theme'
import { getDirection } from '../../stores/channel/texts.ts'
import { ticketStorageNames } from '../../stores/browser/ticket-storage.ts'
import { ltrStyles } from '../document/ltr-styles.ts'
import { escapeHtml } from '../document/render-head.ts'
import { getCriticalCss, renderMarkup } from '../document/render-markup.ts'
import { createKeeperScript } from './keeper-script.ts'
import { createShellScript, type ShellTexts } from './shell-script.ts'
import { TicketShell } from './TicketShell.tsx'

function toShellTexts([languageTag, texts]: [string, Record<string, string>]): ShellTexts {
  const read = (key: string) => texts[key] ?? ''
  return {
    languageTag,
    direction: getDirection(languageTag),
    offline: read('transaction.complete.offline.shell'),
    listTitle: read('transaction.complete.offline.list'),
    missingTitle: read('transaction.complete.offline.missing.title'),
    missingText: read('transaction.complete.offline.missing.text'),
    retry: read('shared.failure.retry'),
  }
}

/** Markup of all states, and the rules that it uses. */
async function renderBody(siteTitle: string, attributes: Readonly<Record<string, string>>) {
  const cache = createCache(ltrStyles)
  cache.compat = true
  const body = await renderMarkup(
    <CacheProvider value={cache}>
      <RootAttributesContext value={attributes}>
        <RootThemeProvider>
          <TicketShell siteTitle={siteTitle} />
        </RootThemeProvider>
      </RootAttributesContext>
    </CacheProvider>,
  )
  return { body, css: getCriticalCss(cache, body).join('') }
}

function createDocument(
  { brand, siteTitle }: TicketShellRequest,
  attributes: Readonly<Record<string, string>>,
  parts: { body: string; css: string; appearance: string; script: string },
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const languageTag = brand.primaryLanguageTag
  return `<!doctype html>
<html lang="${escapeHtml(languageTag)}" dir="${getDirection(languageTag)}"${written.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(siteTitle)}</title>
<script>${parts.appearance}</script>
<style>${parts.css}</style>
</head>
<body>
${parts.body}
<script>${parts.script}</script>
</body>
</html>
`
}

/**
 * The page that shows stored tickets without a connection, one for all visitors of a brand, and its worker. It stands
 * alone: the brand's sheet, the markup of the ticket and a script of its own, no React.
 */
export const renderTicketShell: RenderTicketShell = async (request) => {
  const { brand, siteTitle } = request
  const theme = parseTheme(brand.theme)
  const raised = { Medium: parseTheme(brand.theme, 'Medium'), High: parseTheme(brand.theme, 'High') }
  const attributes = getHtmlAttributes({ mode: null, contrast: null }, theme)
  const { body, css } = await renderBody(siteTitle, attributes)
  const { scope: page, shell } = offlineTicketPaths
  const { cachePrefix } = ticketStorageNames
  const styles = `${createThemeCss(theme, raised)}\n${css}`
  const appearance = createAppearanceScript()
  const texts = Object.entries(brand.texts).map(toShellTexts)
  const script = createShellScript({ page, siteTitle, languageCookie, texts })
  return {
    html: createDocument(request, attributes, { body, css: styles, appearance, script }),
    scripts: [appearance, script],
    styles: [styles],
    createKeeper: (version) =>
      createKeeperScript({
        page,
        shell: `${shell}?v=${version}`,
        cache: cachePrefix + version,
        cachePrefix,
      }),
  }
}
