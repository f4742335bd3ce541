import type { DropdownOption } from '../../forms/dropdown/index.ts'

/** One question of a filter: genre, experience, event. */
export interface FilterSection {
  /** Unique among the sections. */
  id: string
  /** The section's heading. */
  label: string
  /** Its answers, in their order. */
  options: readonly DropdownOption[]
  /** Several answers at a time; otherwise one. */
  multiple?: boolean | undefined
  /** Something is always chosen. */
  required?: boolean | undefined
  /** Set by the page and not by the visitor: not shown, and never cleared. */
  fixed?: boolean | undefined
}

/** Chosen values by section. */
export type FilterSelection = Readonly<Record<string, readonly string[]>>

/**
 * The selection after a press on a value: multiple values toggle; a single value replaces the other, and is removed by
 * a second press.
 */
export function toggleValue(
  selected: readonly string[],
  value: string,
  { multiple, required }: Pick<FilterSection, 'multiple' | 'required'>,
): string[] {
  if (!selected.includes(value)) return multiple ? [...selected, value] : [value]
  const left = selected.filter((each) => each !== value)
  return required && left.length === 0 ? [...selected] : left
}

/** The selection without the visitor's choices; a required question keeps its answer. */
export const clearSelection = (
  sections: readonly FilterSection[],
  selected: FilterSelection,
): FilterSelection => ({
  ...selected,
  ...Object.fromEntries(
    sections.filter(({ fixed, required }) => !fixed && !required).map(({ id }) => [id, []]),
  ),
})
