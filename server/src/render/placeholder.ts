import type { RenderPage } from '@foyer/contract/render/boundary'
import { escapeHtml } from '../http/escape-html.ts'

/** Replaces a storefront that is not built: the interfaces work, and the page says what to run. */
export const renderPlaceholderPage: RenderPage = async ({ initialData, languageTag, url, brand }) => ({
  kind: 'page',
  status: new URL(url, 'http://localhost').pathname === '/' ? 200 : 404,
  headers: {},
  languageTag,
  direction: 'ltr',
  htmlAttributes: {},
  head: `<title>${escapeHtml(initialData.siteTitle)}</title>`,
  body: `<main><h1>${escapeHtml(initialData.siteTitle)}</h1><p>The storefront is not built yet. Run <code>npm run build:storefront</code> and start again. Brand: ${escapeHtml(brand.name)}.</p></main>`,
  state: '{}',
  scripts: '',
  policy: { frameSources: [], hasCaptcha: false },
})
