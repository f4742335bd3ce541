/**
 * Sets a cookie for the whole site (`SameSite=Lax`, and `Secure` on https).
 * @param seconds lifetime; null until the browser's session ends, 0 deletes it
 */
export function writeCookie(name: string, value: string, seconds: number | null): void {
  const age = seconds === null ? '' : `;max-age=${String(seconds)}`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)};path=/${age};samesite=lax${secure}`
}

/** A cookie of plain characters, as the server sets its ids; null without it. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return /^[\w-]+$/.test(value) ? value : null
}
