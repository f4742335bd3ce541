import { styled } from '../../foundations/styled/index.ts'
import { useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../actions/button/index.ts'
import { FilterChip } from '../../actions/filter-chip/index.ts'
import { LazyDrawer } from '../../internal/drawer/LazyDrawer.tsx'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { clearSelection, toggleValue, type FilterSection, type FilterSelection } from './selection.ts'

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

/** A control of the page's own, as wide as the sections. */
const Own = styled('div', { name: 'FoyerFilterDialog', slot: 'Own' })({
  marginBlockEnd: 28,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
})

export interface FilterDialogLabels {
  /** Of the button that takes the choice over: "Show results". */
  apply: string
  /** Of the button that leaves everything as it was; a live dialog has none. */
  cancel?: string | undefined
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
  /** Called with the complete selection: by Apply only, or with each press of a live dialog. */
  onApply: (selected: FilterSelection) => void
  /** Each press counts at once; the page behind follows, and Apply closes. */
  live?: boolean | undefined
  /** Called by Clear of a live dialog in place of `onApply`, where more than the sections is to be cleared. */
  onClear?: (() => void) | undefined
  /** Before the sections: a control that opens a choice of its own. */
  children?: ReactNode
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
 * empties the selection, and waits for Apply as well. Where it is live nothing waits. Keyboard as the modal dialog of the ARIA Authoring Practices,
 * each option a toggle button. `composite-filter` and `single-filter` open it; use it alone if a page has its own
 * button.
 */
export function FilterDialog(props: FilterDialogProps) {
  const { open, onClose, title, text, sections, selected, onApply, labels, applyLabel, ...other } = props
  const { live = false, onClear, children, ...rest } = other
  const [pending, setPending] = useState(selected)
  const [wasOpen, setWasOpen] = useState(open)
  // Each opening begins with the applied values.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setPending(selected)
  }
  const choose = (next: FilterSelection) => {
    setPending(next)
    if (live) onApply(next)
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
              const next = clearSelection(sections, pending)
              if (onClear && live) {
                setPending(next)
                onClear()
              } else choose(next)
            }}
          >
            {labels.clear}
          </Button>
          {!live && (
            <Button variant="secondary" onClick={onClose}>
              {labels.cancel}
            </Button>
          )}
          <Button
            onClick={() => {
              if (!live) onApply(pending)
              onClose()
            }}
          >
            {applyLabel?.(pending) ?? labels.apply}
          </Button>
        </>
      }
      {...rest}
    >
      {children !== undefined && children !== false && <Own>{children}</Own>}
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
                      choose({ ...pending, [section.id]: toggleValue(chosen, value, section) })
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
