/**
 * Sets a cookie for the whole site (`SameSite=Lax`, and `Secure` on https).
 * @param seconds lifetime; null until the browser's session ends, 0 deletes it
 */
export function writeCookie(name: string, value: string, seconds: number | null): void {
  const age = seconds === null ? '' : `;max-age=${String(seconds)}`
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)};path=/${age};samesite=lax${secure}`
}
