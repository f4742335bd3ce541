/**
 * Keeps a value in a cookie of the whole site, which comes along when its own pages are asked for; on a site reached by https
 * never in the clear.
 * @param seconds for which it is kept; null until the browser ends its session, 0 forgets it
 */
export function writeCookie(name: string, value: string, seconds: number | null): void {
  const age = seconds === null ? '' : `;max-age=${String(seconds)}`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)};path=/${age};samesite=lax${secure}`
}
