export interface Browsers {
  readonly firefox: string
  readonly webKitDriver: string
  readonly miniBrowser: string
  readonly screen: string
}
export function findBrowsers(): Browsers
