import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import {
  getHtmlAttributes,
  createAppearanceScript,
  RootAttributesContext,
  listThemeHeadLinks,
  createThemeCss,
  type BrandTheme,
} from '@foyer/design-system/theme'
import { filmColorsAttribute } from '@foyer/contract/film-colors'
import { parseFilmColorsKey } from '@foyer/theme-tokens/film-colors-key'
import { createFilmCss } from '@foyer/theme-tokens/film-css'
import { parseTheme, readTheme } from '@foyer/theme-tokens/parse-theme'
import type { RenderPage, RenderRequest, RenderResult, SignInState } from '@foyer/contract/render/boundary'
import { enableStaticRendering } from 'mobx-react-lite'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { createStructuredData } from '../features/structured-data/structured-data.ts'
import { delay } from '../services/http/delay.ts'
import { findPattern } from '../domain/routes.ts'
import { loadDateLanguage } from '../domain/date-language.ts'
import type { StorefrontConfiguration } from '../stores/channel/configuration-model.ts'
import { createHidingCss } from '../stores/content/display-rules.ts'
import { Application } from './Application.tsx'
import { AppRoot } from './AppRoot.tsx'
import { createHeroFilter } from '../features/home-hero/home-hero.ts'
import { dehydrateFilmList } from '../features/film-list/dehydrate-film-list.ts'
import { createEarlyPressesScript } from './startup/early-presses.ts'
import { createSignedInScript } from './document/signed-in-script.ts'
import { loadPageModule, matchPage } from './routing/page-loading.ts'
import { getCarriedTexts } from './document/carried-texts.ts'
import { dehydrateMember } from './document/dehydrate-member.ts'
import { createLanguageReplacer } from './document/page-language.ts'
import { getFrameSources } from '../context/frame-sources.ts'
import { displayRulesId, type PageState } from '../context/page-state.ts'
import { escapeHtml, getPageFiles, renderHead, getPageScripts } from './document/render-head.ts'
import { getCriticalStyles, renderMarkup } from './document/render-markup.ts'
import { textAreasByLayout } from './document/layout-texts.ts'
import { createRouteTable, type LayoutName } from './routing/route-table.ts'
import { ltrStyles } from './document/ltr-styles.ts'
import { rtlStyles } from './document/rtl-styles.ts'
import { createStartScript } from './startup/start-when-drawn.ts'
import { createServerPlatform } from './platform/server-platform.ts'
import { createStores, type PageData, type Stores } from '../stores/create-stores.ts'
import { getThemeData } from '../stores/channel/theme-data.ts'
import { getFilmColorsStore } from '../stores/films/film-colors.ts'
import { loadReadyPage } from './routing/use-shown-page.ts'
import { getSiteContentStores } from '../stores/content/site-content-stores.ts'

export { renderTicketShell } from './offline/render-ticket-shell.tsx'

enableStaticRendering(true)

/** In the order in which they run. */
const entries = ['src/app/entry-foundation.ts', 'src/app/entry-client.tsx']
/** Sources of the frames that are fetched with their pages. */
const frameSources: Readonly<Record<LayoutName, readonly string[]>> = {
  browsing: [],
  member: [],
  counter: ['src/app/frames/CounterFrame.tsx'],
  quiet: ['src/app/frames/QuietFrame.tsx'],
  'sign-in': ['src/app/frames/QuietFrame.tsx'],
  order: ['src/app/frames/OrderFrame.tsx'],
  food: ['src/app/frames/OrderFrame.tsx'],
  'gift-shop': ['src/app/frames/GiftShopFrame.tsx'],
}
/** Seconds after which a client may ask again for a page whose data did not come. */
const retryAfter = '30'

/** Renders one page: loads what it needs within the deadline, then markup, head and hand-over. */
export const render: RenderPage = async (request) => {
  const url = new URL(request.url, request.origin)
  if (lacksSlash(url.pathname)) return redirectTo(`${url.pathname}/${url.search}`, 308)
  const cancel = new AbortController()
  try {
    return await renderPage(request, url, cancel.signal)
  } finally {
    cancel.abort()
  }
}

/** What is the same on every page of a brand: made once for each theme that the server has read. */
interface RenderedTheme {
  theme: BrandTheme
  css: string
  /** Of a film's colors, by their name. */
  getFilmCss: (key: string) => string
}

const brandThemes = new WeakMap<object, RenderedTheme>()

function readBrandTheme({ theme }: RenderRequest['brand']): RenderedTheme {
  if (typeof theme !== 'object' || theme === null) throw new TypeError('The brand has no theme')
  const known = brandThemes.get(theme)
  if (known) return known
  const parsed = parseTheme(theme)
  const raised = { Medium: parseTheme(theme, 'Medium'), High: parseTheme(theme, 'High') }
  const rendered = { theme: parsed, css: createThemeCss(parsed, raised), getFilmCss: createFilmSheets(theme) }
  brandThemes.set(theme, rendered)
  return rendered
}

/** Sheets of films' colors that are cached; a chain shows fewer films at a time. */
const mostFilmSheets = 200

function createFilmSheets(theme: object): (key: string) => string {
  const read = readTheme(theme)
  const sheets = new Map<string, string>()
  return (key) => {
    const known = sheets.get(key)
    if (known !== undefined) return known
    const film = parseFilmColorsKey(key)
    const sheet = film ? createFilmCss(read, film) : ''
    if (sheets.size >= mostFilmSheets) sheets.clear()
    sheets.set(key, sheet)
    return sheet
  }
}

async function renderPage(request: RenderRequest, url: URL, signal: AbortSignal): Promise<RenderResult> {
  const { theme, css, getFilmCss } = readBrandTheme(request.brand)
  const { pages } = request.initialData
  const table = createRouteTable({ getPattern: (page) => findPattern(pages, page) })
  const matched = matchPage(table, url)
  const { isMemberOnly = false } = await loadPageModule(matched.route)
  // No other page reads the cookie: one markup for all.
  const member = isMemberOnly ? request.member : undefined
  const signIn = await member?.readSignIn()
  const pageData = getPageData(request, theme, matched.route.layout, signIn)
  const stores = createStores(pageData, createServerPlatform(request, signal, member?.exchange))
  if (signIn === 'none' || signIn === 'expired')
    return redirectTo(stores.routes.signIn(url, { sessionExpired: signIn === 'expired' }), 302)
  const [first] = await Promise.all([loadReadyPage(matched, stores), loadDateLanguage(request.languageTag)])
  const { route, page, module } = first
  const deadline = delay(request.loadDeadline, signal)
  const around = loadFrameData(stores, route.layout)
  const outcome = await Promise.race([module.load?.(stores, page), deadline])
  if (outcome) return redirectTo(outcome.redirect, outcome.isPermanent ? 301 : 302)
  await Promise.race([around, deadline])

  const { nonce, mode, contrast } = request
  const htmlAttributes = getHtmlAttributes({ mode, contrast }, theme)
  const { direction } = stores.texts
  const cache = createCache({ ...(direction === 'rtl' ? rtlStyles : ltrStyles), nonce })
  cache.compat = true
  const body = await renderMarkup(
    <StrictMode>
      <CacheProvider value={cache}>
        <RootAttributesContext value={{ ...htmlAttributes, dir: direction }}>
          <Application stores={stores}>
            <StaticRouter location={url.pathname + url.search}>
              <AppRoot table={table} first={first} />
            </StaticRouter>
          </Application>
        </RootAttributesContext>
      </CacheProvider>
    </StrictMode>,
    nonce,
  )
  const { siteTitle } = stores.configuration
  const status = module.status?.(stores, page) ?? 200
  const head = module.head(stores, page)
  const isFound = status === 200 && !head.robots?.startsWith('noindex')
  const files = getPageFiles(request.manifest, getSources(route.source, route.layout))
  const hiding = createHidingCss(getSiteContentStores(stores).content.elementDisplayRules, url.pathname)
  const held = dehydrateMember(module, stores.core.snapshots.dehydrate())
  const isFramed = route.id === 'home' ? createHeroFilter(stores, url.pathname) : undefined
  const snapshots = dehydrateFilmList(route.id, held, stores, page, isFramed)
  const { initialData: _, ...carried } = pageData
  const { tags } = request.brand
  const state: PageState = { pageData: carried, stores: snapshots, tags }
  return {
    kind: 'page',
    status,
    headers: {
      ...(status === 503 ? { 'Retry-After': retryAfter } : {}),
      ...(module.hidesAddress ? { 'Referrer-Policy': 'no-referrer' } : {}),
      ...(module.isMemberOnly || module.isForStaff ? { 'Cache-Control': 'private, no-store' } : {}),
    },
    languageTag: pageData.languageTag,
    direction,
    htmlAttributes,
    head: [
      renderHead(
        status === 200 ? head : { ...head, robots: 'noindex' },
        siteTitle,
        stores.routes.absolute(url.pathname),
        stores.languages,
        isFound ? createStructuredData(route.id, stores, page) : null,
      ),
      `<script nonce="${nonce}">${createAppearanceScript()};${createSignedInScript(request.initialData)};${createEarlyPressesScript()}</script>`,
      `<style nonce="${nonce}">${css}</style>`,
      ...getFilmColorsStore(stores).keys.map(
        (key) => `<style nonce="${nonce}" ${filmColorsAttribute}="${key}">${getFilmCss(key)}</style>`,
      ),
      ...listThemeHeadLinks(theme).map(linkElement),
      ...files.styles.map((file) => linkElement({ rel: 'stylesheet', href: `/${file}`, nonce })),
      getCriticalStyles(cache, body, nonce),
      hiding && `<style nonce="${nonce}" id="${displayRulesId}">${hiding}</style>`,
    ].join('\n'),
    body,
    state: JSON.stringify(state, createLanguageReplacer(pageData.languageTag)),
    scripts: `<script nonce="${nonce}">${createStartScript(files.scripts.map(rooted), getPageScripts(request.manifest, entries).map(rooted))}</script>`,
    policy: {
      frameSources: [...getFrameSources(module, stores, page)],
      hasCaptcha: module.hasCaptcha ?? false,
    },
  }
}

/**
 * What stands around every page: the chain's announcements and what it hides. Around a browsing page the cinemas as well, where
 * the question for the city lists them: a first visit then asks for nothing, and needs no script that asks.
 */
async function loadFrameData(stores: Stores, layout: LayoutName): Promise<void> {
  const { groups, selectedId } = stores.cinemaGroups
  const isCityPromptShown = layout === 'browsing' && groups.length > 0 && selectedId === null
  await Promise.all([
    getSiteContentStores(stores).content.ensure(),
    isCityPromptShown ? stores.sites.ensure() : undefined,
  ])
}

function getPageData(
  request: RenderRequest,
  theme: BrandTheme,
  layout: LayoutName,
  signIn: SignInState | undefined,
): PageData {
  return {
    ...getThemeData(theme),
    brandName: request.brand.name,
    configuration: request.brand.configuration as StorefrontConfiguration,
    texts: getCarriedTexts(request.brand, request.languageTag, layout),
    textAreas: textAreasByLayout[layout],
    languageTag: request.languageTag,
    primaryLanguageTag: request.brand.primaryLanguageTag,
    initialData: request.initialData,
    origin: request.origin,
    renderedAt: request.now,
    cinemaGroupId: request.cinemaGroupId,
    dismissals: request.dismissals,
    isConsentAnswered: request.isConsentAnswered,
    ...(signIn === undefined ? {} : { isSignedIn: signIn === 'signed-in' }),
    commit: request.commit,
  }
}

const rooted = (file: string) => `/${file}`

function getSources(page: string, layout: LayoutName): string[] {
  return [...entries, ...frameSources[layout], page]
}

/** Pages end in a slash; a last segment with an extension is a file. */
function lacksSlash(pathname: string): boolean {
  return !pathname.endsWith('/') && !/\.[^/]+$/.test(pathname)
}

function redirectTo(location: string, status: 301 | 302 | 308): RenderResult {
  return { kind: 'redirect', status, location }
}

function linkElement(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<link${written.join('')}>`
}
