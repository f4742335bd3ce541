/** The one part of stylis that is used here; the package brings no types. */
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache'
  export type Middleware = StylisPlugin
  export const prefixer: StylisPlugin
}
