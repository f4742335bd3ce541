import { styled } from '../../foundations/styled/index.ts'
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Dropdown, type DropdownOption } from '../../forms/dropdown/index.ts'
import { FilterChip, FilterChips } from '../../actions/filter-chip/index.ts'
import { FilterDialog, toggleValue, type FilterDialogLabels } from '../filter-dialog/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { TabBar } from '../../internal/tab-row/TabBar.tsx'
import { isFirstPreselected, toFilterMode, type SingleFilterMode } from './filter-mode.ts'

const Root = styled('div', { name: 'FoyerSingleFilter', slot: 'Root' })({
  '& > [data-slot=dropdown]': { maxInlineSize: 320 },
  // As above the dropdown: a button alone shows what is selected, but not of which question.
  '& > [data-slot=label]': {
    marginBlockEnd: 8,
    fontSize: 'var(--foyer-text-sm)',
    fontWeight: 650,
    lineHeight: 1.3,
  },
  '& > [data-slot=status]': {
    marginBlockStart: 16,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
  '& > * + [data-slot=results]': { marginBlockStart: 24 },
})

/** The value of All among the options; no option has it. */
const all = ''

export interface SingleFilterLabels extends FilterDialogLabels {
  /** Shown in the dropdown and on the button while nothing is selected. */
  placeholder: string
  /** Text in the dialog: "Select filters to update results". */
  hint?: string | undefined
}

export interface SingleFilterProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Its question: "Genre". */
  label: string
  /** In their order; how many there are chooses tabs, dropdown or dialog. */
  options: readonly DropdownOption[]
  /** The values chosen; kept by its owner. */
  selected: readonly string[]
  /** Called with all selected values. */
  onChange: (selected: string[]) => void
  /** Default `Auto`: tabs up to 6 options, a dropdown up to 16, otherwise a dialog. */
  mode?: SingleFilterMode | undefined
  /** Several may be chosen. */
  multiple?: boolean | undefined
  /** Label of the choice of everything; without it there is none, and something is always selected. */
  allLabel?: string | undefined
  /**
   * Whether the first option selects itself if a selection is required, or beside All with two options or fewer;
   * default true. Set it to false for a list that is complete until a visitor filters it.
   */
  selectsFirst?: boolean | undefined
  /** "12 film results found": shown, and announced when it changes. */
  status?: string | undefined
  /** Labels of its controls. */
  labels: SingleFilterLabels
  /** The filtered content; as tabs, it is their panel. */
  children?: ReactNode
}

/**
 * A filter with one question, as tabs, a dropdown or a dialog. If a selection is required the first option selects
 * itself: without All, or beside it with two options or fewer, until the visitor selects All. Several selectable tabs
 * are chips, since only one tab is open at a time. Keyboard as in the ARIA Authoring Practices for its form: tabs,
 * toggle buttons, a select-only combobox or a modal dialog. For several questions see `composite-filter`; for
 * independent filters that may all be off, `filter-chip`; for views with addresses of their own, links. Our own: made
 * of our own `tabs`, chips and `dropdown`.
 */
export function SingleFilter(props: SingleFilterProps) {
  const { label, options, selected, onChange, mode = 'Auto', multiple = false, ...others } = props
  const { allLabel, selectsFirst = true, status, labels, children, ...rest } = others
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = toFilterMode(mode, options.length)
  const required = allLabel === undefined
  const wantsAll = useRef(false)
  const change = (next: string[]) => {
    wantsAll.current = next.length === 0
    onChange(next)
  }
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const first = options.find(({ disabled }) => !disabled)?.value
  const isMissing = selectsFirst && selected.length === 0 && isFirstPreselected(options.length, !required)
  useEffect(() => {
    if (isMissing && first !== undefined && (required || !wantsAll.current)) latest.current([first])
  }, [isMissing, first, required])
  const everything = required ? [] : [{ value: all, label: allLabel }]
  const offered: readonly DropdownOption[] = [...everything, ...options]
  /** Choosing All clears; beside it, the chosen ones are as they are. */
  const press = (value: string) => {
    change(value === all && !required ? [] : toggleValue(selected, value, { multiple, required }))
  }
  const isChosen = (value: string) =>
    value === all && !required ? selected.length === 0 : selected.includes(value)
  const [current = null] = selected.length > 0 || required ? selected : [all]
  const formatList = useListFormat()
  const asTabs = shown === 'Tabs' && !multiple
  const selectedLabels = options.filter(({ value }) => selected.includes(value)).map((option) => option.label)
  const said = selectedLabels.length > 0 ? formatList(selectedLabels) : labels.placeholder
  return (
    <Root data-mode={shown} data-multiple={multiple ? '' : undefined} {...rest}>
      {asTabs && (
        <TabBar
          label={label}
          tabs={offered.map(({ value, label: name, disabled }) => ({ id: value, label: name, disabled }))}
          selected={current}
          onSelect={(value) => {
            if (!isChosen(value)) press(value)
          }}
          getIds={(tab) => ({
            tab: `${id}-${tab}`,
            panel: children === undefined ? undefined : `${id}-results`,
          })}
        />
      )}
      {shown === 'Tabs' && multiple && (
        <FilterChips label={label}>
          {offered.map(({ value, label: name, disabled }) => (
            <FilterChip
              key={value}
              label={name}
              disabled={disabled}
              pressed={isChosen(value)}
              cross={value !== all || required}
              onPress={() => {
                press(value)
              }}
            />
          ))}
        </FilterChips>
      )}
      {shown === 'Dropdown' && (
        <Dropdown
          data-slot="dropdown"
          label={label}
          options={offered}
          selected={selected.length === 0 && !required ? [all] : selected}
          set={selected.length > 0}
          placeholder={labels.placeholder}
          multiple={multiple}
          onChange={(next) => {
            const added = next.find((value) => !isChosen(value))
            const gone = [...selected].find((value) => !next.includes(value))
            const value = added ?? gone
            if (value !== undefined && (added !== undefined || multiple)) press(value)
          }}
        />
      )}
      {shown === 'Modal' && (
        <>
          <p data-slot="label">{label}</p>
          <Button
            variant="secondary"
            endIcon="chevron-down"
            aria-haspopup="dialog"
            aria-label={`${label}: ${said}`}
            onClick={() => {
              setOpen(true)
            }}
          >
            {said}
          </Button>
          <FilterDialog
            open={isOpen}
            onClose={() => {
              setOpen(false)
            }}
            title={label}
            text={labels.hint}
            sections={[{ id: 'only', label, options, multiple, required }]}
            selected={{ only: selected }}
            onApply={({ only = [] }) => {
              change([...only])
            }}
            labels={labels}
          />
        </>
      )}
      {status !== undefined && (
        <p data-slot="status" role="status">
          {status}
        </p>
      )}
      {children !== undefined && (
        <div
          data-slot="results"
          id={`${id}-results`}
          role={asTabs ? 'tabpanel' : undefined}
          aria-labelledby={asTabs && current !== null ? `${id}-${current}` : undefined}
        >
          {children}
        </div>
      )}
    </Root>
  )
}
