import type { ComponentOverrides } from './overrides.ts'

interface Part {
  defaultProps?: object
  styleOverrides?: Record<string, unknown>
  variants?: readonly unknown[]
}

/** Both styles of a slot, the later one over the earlier. */
const mergeStyles = (base: Part['styleOverrides'] = {}, over: Part['styleOverrides'] = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((slot) => [
      slot,
      base[slot] === undefined || over[slot] === undefined
        ? (over[slot] ?? base[slot])
        : [base[slot], over[slot]].flat(),
    ]),
  )

const mergeParts = (base: Part = {}, over: Part = {}): Part => ({
  ...base,
  ...over,
  ...(base.defaultProps && over.defaultProps
    ? { defaultProps: { ...base.defaultProps, ...over.defaultProps } }
    : {}),
  ...(base.styleOverrides && over.styleOverrides
    ? { styleOverrides: mergeStyles(base.styleOverrides, over.styleOverrides) }
    : {}),
  ...(base.variants && over.variants ? { variants: [...base.variants, ...over.variants] } : {}),
})

/** An application's overrides over the design system's: the styles of a slot are both in force, the application's last. */
export function mergeOverrides(base: object = {}, over: ComponentOverrides): ComponentOverrides {
  const parts = base as Record<string, Part>
  const merged = Object.entries(over as unknown as Record<string, Part>).map(
    ([name, part]) => [name, mergeParts(parts[name], part)] as const,
  )
  return { ...parts, ...Object.fromEntries(merged) } as unknown as ComponentOverrides
}
