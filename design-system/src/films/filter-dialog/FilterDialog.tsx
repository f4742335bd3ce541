import { styled } from '../../foundations/styled/index.ts'
import { useState, type Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { FilterChip } from '../../actions/filter-chip/index.ts'
import { LazyDrawer } from '../../internal/drawer/LazyDrawer.tsx'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { cleared, toggled, type FilterSection, type FilterSelection } from './selection.ts'

const Section = styled('fieldset', { name: 'FoyerFilterDialog', slot: 'Section' })({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginBlockStart: 28 },
  '& > legend': { marginBlockEnd: 12, padding: 0, fontWeight: 650 },
  // The dialog's own title shows it.
  '&[data-titled] > legend': visuallyHidden,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& > div > button': { flex: '0 1 auto', minInlineSize: 0, textAlign: 'start', overflowWrap: 'anywhere' },
})

export interface FilterDialogLabels {
  /** Of the button that takes the choice over: "Show results". */
  apply: string
  /** Of the button that leaves everything as it was. */
  cancel: string
  /** Of the button that takes every choice away. */
  clear: string
  /** Spoken name of the button that closes the dialog. */
  close: string
}

export interface FilterDialogProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Called by its button, Escape or a press outside; the owner closes it. */
  onClose: () => void
  /** Of the dialog. */
  title: string
  /** Under the title. */
  text?: string | undefined
  /** Each question with its answers. */
  sections: readonly FilterSection[]
  /** The values that it opens with, by the id of their section. */
  selected: FilterSelection
  /** Called with the complete selection, by Apply only. */
  onApply: (selected: FilterSelection) => void
  /** Labels of its controls. */
  labels: FilterDialogLabels
  /** Result of applying, for the button: "Show 6 films". Default: the label's text. */
  applyLabel?: ((pending: FilterSelection) => string) | undefined
  /** Of the root. */
  id?: string | undefined
  /** Of the root. */
  className?: string | undefined
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * Filters in a drawer (MUI's): choices wait for Apply and are discarded by Cancel, Escape or the close button; Clear
 * empties the selection, and waits for Apply as well. Keyboard as the modal dialog of the ARIA Authoring Practices,
 * each option a toggle button. `composite-filter` and `single-filter` open it; use it alone if a page has its own
 * button.
 */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onClose, title, text, sections, selected, onApply, labels, applyLabel, ...rest } = props
  const [pending, setPending] = useState(selected)
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins with the applied values.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPending(selected)
  }
  return (
    <LazyDrawer
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      closeLabel={labels.close}
      actions={
        <>
          <Button
            variant="text"
            onClick={() => {
              setPending(cleared(sections, pending))
            }}
          >
            {labels.clear}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            onClick={() => {
              onApply(pending)
              onClose()
            }}
          >
            {applyLabel?.(pending) ?? labels.apply}
          </Button>
        </>
      }
      {...rest}
    >
      {sections
        .filter(({ fixed }) => !fixed)
        .map((section) => (
          <Section key={section.id} data-titled={section.label === title ? '' : undefined}>
            <legend>{section.label}</legend>
            <div>
              {section.options.map(({ value, label, disabled }) => {
                const chosen = pending[section.id] ?? []
                return (
                  <FilterChip
                    key={value}
                    label={label}
                    disabled={disabled}
                    pressed={chosen.includes(value)}
                    onPress={() => {
                      setPending({ ...pending, [section.id]: toggled(chosen, value, section) })
                    }}
                  />
                )
              })}
            </div>
          </Section>
        ))}
    </LazyDrawer>
  )
}
