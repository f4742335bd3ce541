/** Stores cookies as a browser does, as far as these tests need it. */
export class CookieJar {
  readonly cookies = new Map<string, string>()
  readonly attributes = new Map<string, string>()

  take(headers: Readonly<Record<string, unknown>>): void {
    const sent = headers['set-cookie']
    for (const line of Array.isArray(sent) ? (sent as string[]) : typeof sent === 'string' ? [sent] : []) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*); (.*)$/.exec(line) ?? []
      this.attributes.set(name, attributes)
      if (attributes.includes('Max-Age=0;')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
