/**
 * The boundary between the server and the built storefront. The server loads `storefront/dist/server/entry-server.js`
 * and knows only this file of it; the storefront knows only this file of the server.
 */
import type { InitialData } from '../omnia/initial-data.ts'

/** One HTTP exchange inside the process (Fastify's inject) or over the network: what an axios adapter needs. */
export type Exchange = (request: {
  method: string
  /** Absolute path with query when the API is our own, an absolute address when it is foreign. */
  url: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

/** The records of one answer that could not be used: by list, how many and for want of which fields. */
export type LeftOut = Readonly<Record<string, { readonly count: number; readonly fields: readonly string[] }>>

/** Data of the brand's folder for the storefront: read once by the server, untrusted until validated there. */
export interface BrandBundle {
  /** Folder name, e.g. `halcyon`. */
  name: string
  /** `theme.json` as read. */
  theme: unknown
  /** What pages read of `channel.json` and `storefront.json`, in the visitor's language; checked by the server. */
  configuration: unknown
  /** Language text by language tag: flat keys, area first, e.g. `tickets.title`. */
  texts: Record<string, Record<string, string>>
  /** The fallback language, whose addresses have no language parameter. */
  primaryLanguageTag: string
  /** Entity tags of configuration and texts: the browser revalidates its copy by them. */
  tags: { configuration: string; texts: string }
}

/** A visitor's sign-in by cookie. `expired`: there is a cookie, but its sign-in is over. */
export type SignInState = 'signed-in' | 'expired' | 'none'

/** The visitor as a member, for pages that are for members only: no other page may ask. */
export interface RenderMember {
  /** Looks the visitor's cookie up; does not renew it. */
  readSignIn: () => Promise<SignInState>
  /** As the request's `exchange`, but with the member's cookie on calls of our own interfaces. */
  exchange: Exchange
}

export type Mode = 'Light' | 'Dark'
export type Contrast = 'Normal' | 'Medium' | 'High'

export interface RenderRequest {
  /** Path and query, as requested. */
  url: string
  /** Scheme and host of the public address, no trailing slash. */
  origin: string
  brand: BrandBundle
  initialData: InitialData
  /** The visitor's stored choices, from cookies; null without any. */
  mode: Mode | 'System' | null
  contrast: Contrast | 'System' | null
  cinemaGroupId: string | null
  /** Of the running release; null if unknown. */
  commit: string | null
  /** Announcements that the visitor has dismissed, from the storefront's cookies; empty without any. */
  dismissals: { lasting: string; session: string }
  /** The visitor has answered the question of consent, whichever way: the page need not ask. */
  isConsentAnswered: boolean
  languageTag: string
  /** Server's clock, epoch milliseconds: pages compute "Today" from it. */
  now: number
  nonce: string
  exchange: Exchange
  /** Absent where the server cannot know who is signed in: browsers hold the sign-in, or the interface is another's. */
  member?: RenderMember
  /** Called with the records of an answer that the page could not use. */
  onLeftOut?: (call: string, leftOut: LeftOut) => void
  /** Files of the client build by source path: Vite's manifest. */
  manifest: ClientManifest
  /** Milliseconds that all loads of the page share. */
  loadDeadline: number
}

export type ClientManifest = Record<
  string,
  {
    file: string
    src?: string
    isEntry?: boolean
    imports?: string[]
    css?: string[]
    dynamicImports?: string[]
  }
>

export type RenderResult =
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; location: string }
  | {
      kind: 'page'
      status: number
      headers: Record<string, string>
      languageTag: string
      direction: 'ltr' | 'rtl'
      /** Attributes of `<html>` that the theme wants, e.g. `data-mode`. */
      htmlAttributes: Record<string, string>
      /** Inside `<head>`: title, meta, links, critical styles (each with the nonce), structured data. */
      head: string
      /** Inside `<div id="root">`. */
      body: string
      /** JSON for the `foyer-state` data block: store snapshot and router data. */
      state: string
      /** Before `</body>`: module scripts, each with the nonce. */
      scripts: string
      /**
       * Additional sources of the page's policy, e.g. the payment frame's origin on the payment page, and whether a form of
       * the page may load the scripts of the captcha that the channel has configured.
       */
      policy: { frameSources: string[]; hasCaptcha: boolean }
    }

/** `export const render: RenderPage` of the built server entry. */
export type RenderPage = (request: RenderRequest) => Promise<RenderResult>

/** What the page of stored tickets is made of: the same for every visitor of a brand. */
export interface TicketShellRequest {
  brand: Pick<BrandBundle, 'theme' | 'primaryLanguageTag'> & {
    /** Language text by language tag, complete in each language, the primary one first. */
    texts: Record<string, Record<string, string>>
  }
  siteTitle: string
}

/** The page that shows stored tickets without a connection, and the worker that answers with it. */
export interface TicketShell {
  /** A whole document, without a nonce: its inline code is allowed by hashes. */
  html: string
  /** Text of each inline script of the document. */
  scripts: readonly string[]
  /** Text of each inline style element of the document. */
  styles: readonly string[]
  /** The worker's text. Another shell's is another worker. @param version the parameter `v` of the shell's address */
  createKeeper: (version: string) => string
}

/** `export const renderTicketShell: RenderTicketShell` of the built server entry. */
export type RenderTicketShell = (request: TicketShellRequest) => Promise<TicketShell>
