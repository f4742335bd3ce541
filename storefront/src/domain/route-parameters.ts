/** Names of the `:param` segments of a pattern; any name where the pattern is only known when the site runs. */
export type ParametersOf<Pattern extends string> = string extends Pattern
  ? string
  : Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParametersOf<Rest>
    : never

/** A value by parameter; a list is the value of a catch-all, which no `:param` segment takes. */
export type RouteParameters<Name extends string = string> = Readonly<Record<Name, string | readonly string[]>>

/** A page of the site is requested with parameters that its address has no use for, or without one that it needs. */
export class RouteParametersError extends TypeError {
  override readonly name = 'RouteParametersError'
}

/** The names of a pattern's `:param` segments, in their order. */
export function getParameterNames(pattern: string): string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
}

/**
 * The address that a pattern stands for.
 * @throws RouteParametersError for a parameter twice, without a value, with several, or that the pattern does not have
 */
export function fillPattern<Pattern extends string>(
  pattern: Pattern,
  parameters: RouteParameters<ParametersOf<Pattern>>,
): string {
  const given: Readonly<Record<string, string | readonly string[] | undefined>> = parameters
  const refuse = (name: string, what: string): never => {
    throw new RouteParametersError(`The address ${pattern} ${what}: ${name}`)
  }
  const names = getParameterNames(pattern)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) refuse(twice, 'has a parameter twice')
  const unused = Object.keys(given).find((name) => !names.includes(name))
  if (unused !== undefined) refuse(unused, 'has no such parameter')
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name]
    if (typeof value === 'object') return refuse(name, 'takes a single value for its parameter')
    return value ? encodeURIComponent(value) : refuse(name, 'needs a value for its parameter')
  })
}
