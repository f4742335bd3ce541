import type { DocumentedComponent, DocumentedFolder } from '../../scripts/docs/model.ts'

/** More values than these are counted: they are listed where their type is. */
const most = 8

const formatList = (items: readonly string[]) =>
  items.map((item, index) => (
    <span key={item}>
      {index > 0 && ', '}
      <code>{item}</code>
    </span>
  ))

/** What a component takes besides its props, and what of it they reach. */
export function Rest({ of: { element, control, props } }: { of: DocumentedComponent }) {
  if (!element) return null
  const own = new Set(props.map(({ name }) => name))
  const without = element.without.filter((name) => !own.has(name))
  return (
    <p>
      Besides, it takes every attribute of <code>{`<${element.name}>`}</code>, <code>ref</code> among them
      {without.length > 0 && <>, without {formatList(without)}</>}. They reach{' '}
      {control === undefined ? (
        'its root'
      ) : (
        <>
          its <code>{`<${control}>`}</code>, <code>className</code> its root
        </>
      )}
      .
    </p>
  )
}

/** By which names a theme, or a style sheet, reaches a folder's components. */
export function Theming({ of: { components, parts, attributes } }: { of: DocumentedFolder }) {
  const own = new Set(parts.map(({ name }) => name))
  const borrowed = [...new Set(components.flatMap(({ root }) => root?.split('-')[0] ?? []))].filter(
    (name) => !own.has(name),
  )
  const slots = attributes.find(({ name }) => name === 'data-slot')?.values ?? []
  const states = attributes.filter(({ name }) => name !== 'data-slot')
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.name}>
          <code>{part.name}</code>: {part.slots.length === 1 ? 'slot' : 'slots'} {formatList(part.slots)}
        </li>
      ))}
      {borrowed.length > 0 && <li>Stands on {formatList(borrowed)}, and takes what a theme says of it.</li>}
      {states.map(({ name, values }) => (
        <li key={name}>
          <code>{name}</code>
          {values.length > 0 && values.length <= most && <>: {formatList(values)}</>}
        </li>
      ))}
      {slots.length > 0 && (
        <li>
          Within, by <code>data-slot</code>: {formatList(slots)}
        </li>
      )}
    </ul>
  )
}
