import { styled } from '../../foundations/styled/index.ts'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Dropdown } from '../../forms/dropdown/index.ts'
import {
  FilterDialog,
  type FilterDialogLabels,
  type FilterSection,
  type FilterSelection,
} from '../filter-dialog/index.ts'
import { media } from '../../foundations/media/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('div', { name: 'FoyerCompositeFilter', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > [data-slot=inline]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: 12,
  },
  '& > [data-slot=open]': { justifySelf: 'start' },
  '& > [data-slot=status]': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '&[data-mode=both]': {
    [media.up.sm]: { '& > [data-slot=open]': { display: 'none' } },
    [media.below.sm]: {
      '& > [data-slot=inline]': { display: 'none' },
      '& > [data-slot=open]': { justifySelf: 'stretch' },
    },
  },
})

/** The value of All among a section's options; no option has it. */
const all = ''

export interface CompositeFilterLabels extends FilterDialogLabels {
  /** The button that opens the dialog, and the dialog's title: "Filter". */
  filter: string
  /** The choice of everything in each section: "All". */
  all: string
  /** "Select filters to update results". */
  hint: string
}

export interface CompositeFilterProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Each question with its answers. */
  sections: readonly FilterSection[]
  /** The values chosen, by the id of their section. */
  selected: FilterSelection
  /** Called with the complete selection. */
  onChange: (selected: FilterSelection) => void
  /** `both`: inline from 600 px, and a dialog below; default 'both'. */
  mode?: 'inline' | 'modal' | 'both' | undefined
  /** Labels of its controls. */
  labels: CompositeFilterLabels
  /** "12 film results found": shown, and announced when it changes. */
  status?: string | undefined
  /** Label of the dialog's Apply for the pending selection. */
  applyLabel?: ((pending: FilterSelection) => string) | undefined
}

/**
 * A filter with several questions. Inline, a choice applies immediately, and All clears its section; in the dialog
 * choices wait for Apply. Options fixed by the page are hidden. Keyboard as in the ARIA Authoring Practices:
 * select-only comboboxes inline, otherwise a button that opens a modal dialog. For one question see `single-filter`.
 * Our own: it stands on every listing, where Material UI's Select would take six times the script time.
 */
export function CompositeFilter(props: CompositeFilterProps) {
  const { sections, selected, onChange, mode = 'both', labels, status, applyLabel, ...rest } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = sections.filter(({ fixed }) => !fixed)
  const count = shown.filter((section) => (selected[section.id] ?? []).length > 0).length
  return (
    <Root
      role="group"
      aria-label={labels.filter}
      aria-describedby={id}
      data-mode={mode}
      data-set={count > 0 ? '' : undefined}
      {...rest}
    >
      <VisuallyHidden id={id}>{labels.hint}</VisuallyHidden>
      {mode !== 'modal' && (
        <div data-slot="inline">
          {shown.map((section) => {
            const chosen = selected[section.id] ?? []
            return (
              <Dropdown
                key={section.id}
                label={section.label}
                options={[
                  ...(section.required ? [] : [{ value: all, label: labels.all }]),
                  ...section.options,
                ]}
                selected={chosen.length === 0 ? [all] : chosen}
                set={chosen.length > 0}
                placeholder={labels.all}
                multiple={section.multiple}
                onChange={(next) => {
                  const takesAll = next.includes(all) && chosen.length > 0
                  const values = takesAll ? [] : next.filter((value) => value !== all)
                  if (section.required && values.length === 0) return
                  onChange({ ...selected, [section.id]: values })
                }}
              />
            )
          })}
        </div>
      )}
      {mode !== 'inline' && (
        <div data-slot="open">
          <Button
            variant="secondary"
            icon="sliders"
            fullWidth={mode === 'both'}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true)
            }}
          >
            {count > 0 ? `${labels.filter} ${count}` : labels.filter}
          </Button>
          <FilterDialog
            open={isOpen}
            onClose={() => {
              setOpen(false)
            }}
            title={labels.filter}
            text={labels.hint}
            sections={sections}
            selected={selected}
            onApply={onChange}
            labels={labels}
            applyLabel={applyLabel}
          />
        </div>
      )}
      {status !== undefined && (
        <p data-slot="status" role="status">
          {status}
        </p>
      )}
    </Root>
  )
}
