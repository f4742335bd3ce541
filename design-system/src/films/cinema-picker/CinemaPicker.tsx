import { styled } from '../../foundations/styled/index.ts'
import { useMemo, useState, type ComponentPropsWithRef } from 'react'
import { Checkbox } from '../../forms/checkbox/index.ts'
import { FailureState } from '../../feedback/failure-state/index.ts'
import { FilterTags } from '../filter-tags/index.ts'
import { createFuzzySearch, longestSearch } from '../../foundations/fuzzy-search/index.ts'
import { media } from '../../foundations/media/index.ts'
import { FormSkeleton } from '../../feedback/skeleton/index.ts'
import { TextField } from '../../forms/text-field/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('div', { name: 'FoyerCinemaPicker', slot: 'Root' })({
  '& > * + :not([data-empty]):not(:empty)': { marginBlockStart: 16 },
  '& > [data-slot=status]': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& > [data-slot=status][data-nothing]': { color: 'var(--foyer-text)', fontSize: 'var(--foyer-text-md)' },
  '& > fieldset': { minInlineSize: 0, margin: 0, padding: 0, border: 0 },
  '& > fieldset > legend': visuallyHidden,
})

const List = styled('ul', { name: 'FoyerCinemaPicker', slot: 'List' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 'var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: '6px 14px', borderBlockStart: '1px solid var(--foyer-border)' },
  '& > li:has(:disabled)': { color: 'var(--foyer-text-muted)' },
  [media.forcedColors]: { '& > li:has(:disabled)': { color: 'GrayText' } },
  [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Each part reads its own way: a place in Latin letters would take the figures of the distance into its line. */
const describeCinema = ({ place, note }: PickerCinema) =>
  place !== undefined && note !== undefined ? (
    <>
      <bdi>{place}</bdi> · <bdi>{note}</bdi>
    </>
  ) : (
    (place ?? note)
  )

/** Number of placeholder lines while loading. */
const skeletonLines = 8
const mostSelected = 5

export interface PickerCinema {
  /** Unique among the cinemas; passed to the handler when it is chosen. */
  id: string
  /** Of the cinema; searched. */
  name: string
  /** Location; searched like the name. */
  place?: string | undefined
  /** Under the name, not searched: how far. */
  note?: string | undefined
}

export interface CinemaPickerLabels {
  /** Over the field. */
  search: string
  /** In the field while it is empty. */
  placeholder?: string | undefined
  /** Spoken name of the choice: "Cinemas". */
  legend: string
  /** Spoken name of the tags. */
  selected: string
  /** Spoken name of the button of a tag: "Remove Docklands". */
  remove: (name: string) => string
  /** Of the button that takes all tags away. */
  clear: string
  /** Of a search: "3 cinemas found". */
  found: (count: number) => string
  /** "Sorry, we couldn’t find any locations matching …". */
  none: (term: string) => string
  /** Why no more can be chosen. */
  limit: (maximum: number) => string
  /** Said while cinemas are on their way. */
  loading: string
  /** Heading of what is shown when they did not come. */
  failedTitle: string
  /** Text if they failed to load. */
  failed: string
  /** Of the button that asks for them again. */
  retry: string
}

export interface CinemaPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** All that can be chosen. */
  cinemas: readonly PickerCinema[]
  /** State of the list of cinemas; default 'ready'. */
  state?: 'ready' | 'loading' | 'failed' | undefined
  /** Requests the list again, after a failure. */
  onRetry?: (() => void) | undefined
  /** Ids, in the order of choosing. */
  selected: readonly string[]
  /** Called with the ids of all selected cinemas. */
  onChange: (selected: string[]) => void
  /** Maximum number selected; default 5. */
  maximum?: number | undefined
  /** Labels of its controls. */
  labels: CinemaPickerLabels
  /** Form name of the checkboxes; default 'cinema'. */
  name?: string | undefined
}

/**
 * Selects several cinemas of many: a search that tolerates typos, checkboxes, and the selected ones as tags that can be
 * removed even while the search hides them. At the limit the others are disabled, with an explanation. Keyboard as a
 * field, buttons and checkboxes of the ARIA Authoring Practices, each a tab stop: not a combobox. For one city of a few
 * see `city-prompt`; if all fit in a list, `dropdown`. Our own: search, checkboxes and tags in one; Material UI's
 * Autocomplete selects from one list.
 */
export function CinemaPicker(props: CinemaPickerProps) {
  const { cinemas, state = 'ready', onRetry, selected, onChange, ...others } = props
  const { maximum = mostSelected, labels, name = 'cinema', ...rest } = others
  const [term, setTerm] = useState('')
  const search = useMemo(() => createFuzzySearch(cinemas, ['name', 'place']), [cinemas])
  const found = search(term)
  const shown = found ?? cinemas
  const isFull = selected.length >= maximum
  const remove = (id: string) => {
    onChange(selected.filter((each) => each !== id))
  }
  const status = found
    ? found.length > 0
      ? labels.found(found.length)
      : labels.none(term.trim())
    : isFull
      ? labels.limit(maximum)
      : ''
  if (state === 'loading')
    return (
      <Root data-state={state} {...rest}>
        <FormSkeleton label={labels.loading} count={skeletonLines} />
      </Root>
    )
  if (state === 'failed')
    return (
      <Root data-state={state} {...rest}>
        <FailureState
          title={labels.failedTitle}
          text={labels.failed}
          retryLabel={labels.retry}
          onRetry={onRetry}
          headingLevel={3}
        />
      </Root>
    )
  return (
    <Root data-state={state} data-full={isFull ? '' : undefined} {...rest}>
      <TextField
        type="search"
        icon="search"
        label={labels.search}
        name={`${name}-search`}
        placeholder={labels.placeholder}
        autoComplete="off"
        maxLength={longestSearch}
        value={term}
        onChange={setTerm}
      />
      <FilterTags
        label={labels.selected}
        tags={selected.flatMap((id) => {
          const cinema = cinemas.find((each) => each.id === id)
          return cinema ? [{ id, label: cinema.name, removeLabel: labels.remove(cinema.name) }] : []
        })}
        onRemove={remove}
        clear={{
          label: labels.clear,
          onPress: () => {
            onChange([])
          },
        }}
      />
      <p data-slot="status" role="status" data-nothing={found?.length === 0 ? '' : undefined}>
        {status}
        {found && isFull && ` ${labels.limit(maximum)}`}
      </p>
      <fieldset>
        <legend>{labels.legend}</legend>
        <List>
          {shown.map((cinema) => {
            const checked = selected.includes(cinema.id)
            return (
              <li key={cinema.id}>
                <Checkbox
                  name={name}
                  value={cinema.id}
                  label={cinema.name}
                  help={describeCinema(cinema)}
                  checked={checked}
                  disabled={isFull && !checked}
                  onChange={(next) => {
                    if (next) onChange([...selected, cinema.id])
                    else remove(cinema.id)
                  }}
                />
              </li>
            )
          })}
        </List>
      </fieldset>
    </Root>
  )
}
