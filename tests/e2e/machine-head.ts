import Schema from 'typebox/schema'
import schema from '../../contract/structured-data.schema.json' with { type: 'json' }

/** The head of a page, as search engines read it. */
export interface MachineHead {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string
  /** Address by language tag, including `x-default`. */
  readonly alternates: ReadonlyMap<string, string>
  readonly feed: string
  /** Properties (Open Graph and others) by name. */
  readonly properties: ReadonlyMap<string, string>
  /** Text of the structured data; null without any. */
  readonly structuredData: string | null
}

const decoded = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

function parseAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
}

export function machineHead(html: string): MachineHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => parseAttributes(tag))
  const [metas, links] = [tags('meta'), tags('link')]
  const meta = (name: string) => metas.find((each) => each.name === name)?.content ?? ''
  const alternates = links.filter(({ rel }) => rel === 'alternate')
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: new Map(
      alternates.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href] as const] : [])),
    ),
    feed: alternates.find(({ type }) => type === 'application/atom+xml')?.href ?? '',
    properties: new Map(
      metas.flatMap(({ property, content }) => (property && content ? [[property, content] as const] : [])),
    ),
    structuredData: /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(head)?.[1] ?? null,
  }
}

interface TypeSchema {
  readonly recommended?: readonly string[]
}
const types = schema.$defs as Readonly<Record<string, TypeSchema>>
const whole = Schema.Compile(schema as object)

/** A schema for each type, with the schemas it refers to. */
const checks = new Map(
  Object.keys(types).map((type) => [
    type,
    Schema.Compile({ $ref: `#/$defs/${type}`, $defs: schema.$defs } as object),
  ]),
)

type Thing = Readonly<Record<string, unknown>>

/** Violations of the committed schema in structured data, including missing recommended properties. */
export function structuredFaults(text: string): string[] {
  const data = JSON.parse(text) as { '@graph': Thing[] }
  if (!whole.Check(data)) return ['it is no graph of things']
  const ids = new Set(data['@graph'].map((thing) => thing['@id']))
  return data['@graph'].flatMap((thing) => {
    const type = String(thing['@type'])
    const check = checks.get(type)
    if (!check) return [`${type} has no schema`]
    const [, errors] = check.Errors(thing)
    return [
      ...errors.map(({ instancePath, message }) => `${type}${instancePath} ${message}`),
      ...missing(thing),
      ...references(thing).flatMap((id) =>
        ids.has(id) ? [] : [`${type} refers to ${id}, which is not there`],
      ),
    ]
  })
}

/** Recommended properties that a thing, or one nested in it, lacks. */
function missing(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missing)
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Thing
  const type = String(thing['@type'])
  const lacks = (types[type]?.recommended ?? []).filter((name) => thing[name] === undefined)
  return [...lacks.map((name) => `${type} should have ${name}`), ...Object.values(thing).flatMap(missing)]
}

/** Ids of other things that a thing refers to. */
function references(thing: Thing): string[] {
  return Object.values(thing).flatMap((value) => {
    if (typeof value !== 'object' || value === null) return []
    const { '@id': id, '@type': type } = value as Thing
    return typeof id === 'string' && type === undefined ? [id] : []
  })
}

/** All things of a type. */
export function parseThings(text: string | null, type: string): Thing[] {
  if (text === null) return []
  const { '@graph': things } = JSON.parse(text) as { '@graph': Thing[] }
  return things.filter((thing) => thing['@type'] === type)
}
