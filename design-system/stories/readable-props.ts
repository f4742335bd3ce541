import type { ComponentType } from 'react'

interface ReadType {
  name: string
  /** As it is written. */
  raw?: string
}

/** What `react-docgen` reads of a component; a part that is a styled element and no more has none. */
export type Read = ComponentType & {
  __docgenInfo?: { props?: Record<string, { tsType?: ReadType | undefined }> }
}

/** "boolean" for `boolean | undefined`, which every prop that can be left out says. */
const written = (raw: string) => {
  const text = raw.replace(/^\s*\|?\s*|\s*\|\s*undefined\s*$/g, '')
  return text.startsWith('((') ? text.slice(1, -1) : text
}

/** Kinds of types that say nothing by their name. */
const kinds = new Set(['union', 'intersection'])

/** The same for its page: unions as they are written and not as "union", and no word for what could not be read. */
export function readable(component: Read): Read {
  const { props = {}, ...info } = component.__docgenInfo ?? {}
  const types = Object.entries(props).map(([name, { tsType, ...prop }]) => {
    const { name: kind, raw } = tsType ?? { name: 'unknown' }
    if (kind === 'unknown') return [name, prop]
    return [name, { ...prop, tsType: kinds.has(kind) && raw ? { name: written(raw) } : tsType }]
  })
  const standIn: Read = () => null
  return Object.assign(standIn, { __docgenInfo: { ...info, props: Object.fromEntries(types) as object } })
}
