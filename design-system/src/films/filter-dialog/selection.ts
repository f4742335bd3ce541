import type { DropdownOption } from '../../forms/dropdown/index.ts'

/** One question of a filter: genre, experience, event. */
export interface FilterSection {
  id: string
  label: string
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

/** What is chosen after a press on a value: several toggle; one takes the place of the other, and pressed again goes. */
export function toggled(
  selected: readonly string[],
  value: string,
  { multiple, required }: Pick<FilterSection, 'multiple' | 'required'>,
): string[] {
  if (!selected.includes(value)) return multiple ? [...selected, value] : [value]
  const left = selected.filter((each) => each !== value)
  return required && left.length === 0 ? [...selected] : left
}

/** Everything that a visitor chose, taken back; what has to be answered keeps its answer. */
export const cleared = (sections: readonly FilterSection[], selected: FilterSelection): FilterSelection => ({
  ...selected,
  ...Object.fromEntries(
    sections.filter(({ fixed, required }) => !fixed && !required).map(({ id }) => [id, []]),
  ),
})
