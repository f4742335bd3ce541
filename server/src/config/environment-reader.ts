import { isIP } from 'node:net'
import { resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads environment variables and collects their errors, so that all are reported together. */
export class EnvironmentReader {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** An empty variable counts as unset. */
  text(name: string): string | null {
    const value = this.#environment[name]?.trim()
    return value ? value : null
  }

  refuse(name: string, shouldBe: string): void {
    this.problems.push(`${name} is "${this.text(name) ?? ''}", but it should be ${shouldBe}`)
  }

  port(name: string, fallback: number): number {
    const text = this.text(name)
    if (text === null) return fallback
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
    this.refuse(name, 'a port number from 0 to 65535')
    return fallback
  }

  wholeNumber(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name)
    if (text === null) return fallback
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text)
    this.refuse(name, `a whole number from ${least} to ${most}`)
    return fallback
  }

  choice<const T extends readonly string[]>(name: string, values: T, fallback: T[number]): T[number] {
    const text = this.text(name)
    if (text === null) return fallback
    const found = values.find((value) => value === text)
    if (found === undefined) this.refuse(name, `one of ${values.join(', ')}`)
    return found ?? fallback
  }

  isOn(name: string, fallback: boolean): boolean {
    return this.choice(name, ['on', 'off', 'true', 'false', '1', '0'], fallback ? 'on' : 'off').match(
      /^(on|true|1)$/,
    )
      ? true
      : false
  }

  origin(name: string): string | null {
    const text = this.text(name)
    if (text === null) return null
    const origin = parseOrigin(text)
    if (origin === null) this.refuse(name, 'an origin such as https://www.example.com, without a path')
    return origin
  }

  origins(name: string): string[] {
    const items = (this.text(name) ?? '').split(/[\s,]+/).filter(Boolean)
    const origins = items.map(parseOrigin)
    if (origins.includes(null)) this.refuse(name, 'a list of origins such as https://www.example.com')
    return origins.filter((origin) => origin !== null)
  }

  /** Host names, without scheme and port. */
  hosts(name: string): string[] {
    const items = (this.text(name) ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
    if (!items.every((item) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(item)))
      this.refuse(name, 'a list of host names such as shop.example')
    return items
  }

  /** Number of proxies in front of the server, or their addresses. */
  proxies(name: string): false | number | string[] {
    const text = this.text(name)
    if (text === null || /^(off|false|0)$/.test(text)) return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const items = text.split(/[\s,]+/).filter(Boolean)
    if (items.length > 0 && items.every(isAddressOrNetwork)) return items
    this.refuse(
      name,
      'the number of proxies before the server (1 to 9), or a list of their addresses or networks such as 10.0.0.0/8',
    )
    return false
  }

  /** A path relative to the product's root. */
  path(name: string, root: string): string | null {
    const text = this.text(name)
    return text === null ? null : resolve(root, text)
  }

  databaseUrl(name: string): string | null {
    const text = this.text(name)
    if (text !== null && !(/^postgres(ql)?:\/\//.test(text) && isReadable(text))) {
      this.problems.push(
        `${name} should be an address such as postgres://user:password@host/database, with each %, /, #, ? and @ in a password written as %25, %2F, %23, %3F and %40`,
      )
    }
    return text
  }
}

/** Whether an address can be parsed completely, so that no driver fails on it later and quotes it in an error. */
function isReadable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, hostname, pathname } = new URL(address)
  try {
    return [username, password, hostname, pathname].every((part) => decodeURIComponent(part) !== null)
  } catch {
    return false
  }
}

function parseOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : null
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
