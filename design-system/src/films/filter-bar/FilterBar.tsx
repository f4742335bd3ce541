import { styled } from '../../foundations/styled/index.ts'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

/** Container of the bar's columns. */
const Root = styled('div', { name: 'FoyerFilterBar', slot: 'Root' })({
  containerType: 'inline-size',
  '& > [data-slot=more]': { display: 'none' },
  // On a phone the search has the line with one button, behind which the other cells are.
  [media.below.sm]: {
    '&[data-folds]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 8,
      '& > [data-slot=bar]': { display: 'contents' },
      '& > [data-slot=bar] > *': {
        gridColumn: '1 / -1',
        border: '1px solid var(--foyer-border)',
        borderRadius: 'var(--foyer-radius-lg)',
        background: 'var(--foyer-surface)',
      },
      '& > [data-slot=bar] > :first-child': {
        gridColumn: 1,
        gridRow: 1,
        blockSize: '3.25rem',
        '& > span': visuallyHidden,
        '& > svg': { insetBlockEnd: 'calc(50% - 10px)' },
        '& > input': { paddingBlock: 8 },
      },
      '& > [data-slot=more]': {
        display: 'flex',
        gridColumn: 2,
        gridRow: 1,
        minBlockSize: '3.25rem',
        '@media (scripting: none)': { display: 'none' },
      },
    },
    '&[data-folds] > [data-slot=bar] > :not(:first-child)': {
      display: 'none',
      '@media (scripting: none)': { display: 'block' },
    },
  },
})

const Bar = styled('div', { name: 'FoyerFilterBar', slot: 'Bar' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 1.5fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  '& > * + *': { borderInlineStart: '1px solid var(--foyer-border)' },
  [media.below.md]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The search cell has a row of its own, the choices are in pairs below it; an odd one comes first.
    '& > :first-child, & > :nth-child(2):nth-last-child(odd)': { gridColumn: '1 / -1' },
    '& > * + *': { borderInlineStart: 0, borderBlockStart: '1px solid var(--foyer-border)' },
    '& > :nth-last-child(odd):not(:first-child, :nth-child(2))': {
      borderInlineStart: '1px solid var(--foyer-border)',
    },
  },
  // Large type on a narrow page: one under another.
  '@container (max-width: 16rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :nth-last-child(odd):not(:first-child, :nth-child(2))': { borderInlineStart: 0 },
  },
})

const Cell = styled('label', { name: 'FoyerFilterBar', slot: 'Cell' })({
  position: 'relative',
  display: 'block',
  blockSize: '4.5rem',
  '& > span': {
    position: 'absolute',
    insetBlockStart: 13,
    insetInlineStart: 20,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: '1.25rem',
    pointerEvents: 'none',
  },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 18,
    insetBlockEnd: 16,
    color: 'var(--foyer-text-muted)',
    pointerEvents: 'none',
  },
  '& > :is(input, select, button)': {
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 'calc(10px + 1.25rem) 44px 8px 20px',
    border: 0,
    borderRadius: 'var(--foyer-radius-lg)',
    background: 'none',
    color: 'inherit',
    fontWeight: 650,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > button': {
    overflow: 'hidden',
    fontSize: 'inherit',
    fontFamily: 'inherit',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& > select > option': { background: 'var(--foyer-surface)', color: 'var(--foyer-text)' },
  '& > input': {
    fontWeight: 400,
    cursor: 'text',
    '&::placeholder': { color: 'var(--foyer-text-muted)', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '&[data-set] > :is(input, select, button)': { color: 'var(--foyer-primary-text)' },
  '[dir=rtl] & > :is(input, select, button)': { padding: 'calc(10px + 1.25rem) 20px 8px 44px' },
})

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** Spoken name of the group. */
  label: string
  /**
   * On a phone, the button that stands for all cells but the first: "Filter". `count` of them are set; its press opens a sheet
   * that has them. Without it all cells are shown.
   */
  more?: { label: string; count: number; onPress: () => void } | undefined
  /** Its cells: `FilterSearch`, `FilterSelect`, `FilterButton`. */
  children?: ReactNode
}

/**
 * The bar of filters: one box, a cell for each. On a phone the first is beside a button for the others, which opens a
 * `filter-dialog`; without script all cells are there. For sections of many options see `composite-filter`. Our own:
 * Material UI has no bar of fields in one box.
 */
export function FilterBar({ label, more, children, ...rest }: FilterBarProps) {
  return (
    <Root role="group" aria-label={label} data-folds={more ? '' : undefined} {...rest}>
      <Bar data-slot="bar">{children}</Bar>
      {more && (
        <Button
          data-slot="more"
          variant="secondary"
          icon="sliders"
          aria-haspopup="dialog"
          onClick={more.onPress}
        >
          {more.count > 0 ? `${more.label} ${String(more.count)}` : more.label}
        </Button>
      )}
    </Root>
  )
}

export interface FilterSearchProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  /** Its spoken name. */
  label: string
  /** By which a form sends it. */
  name: string
  /** The text (controlled). */
  value: string
  /** Called with each change of the text. */
  onChange: (value: string) => void
}

/**
 * The cell for typing. Rest props and `ref` go to the input. Outside a bar of filters see `search-field`. Our own: a
 * cell of our own bar; a field of Material UI has a frame of its own.
 */
export const FilterSearch = ({ label, value, onChange, className, ...rest }: FilterSearchProps) => (
  <Cell className={className} data-set={value === '' ? undefined : ''}>
    <span>{label}</span>
    <input
      type="search"
      autoComplete="off"
      value={value}
      onChange={(event) => {
        onChange(event.target.value)
      }}
      {...rest}
    />
    <Icon name="search" size={20} />
  </Cell>
)

export interface FilterSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children'> {
  /** Its spoken name. */
  label: string
  /** By which a form sends it. */
  name: string
  /** The value chosen. */
  value: string
  /** In their order. */
  options: readonly { value: string; label: string }[]
  /** Called with the value. */
  onChange: (value: string) => void
  /** Something other than the first option is chosen: the value is painted in ink. */
  set?: boolean | undefined
}

/**
 * A cell with a native choice. Rest props and `ref` go to the select. In a form see `select-field`. Our own: a cell of
 * our own bar; a field of Material UI has a frame of its own.
 */
export function FilterSelect({
  label,
  options,
  value,
  onChange,
  set,
  className,
  ...rest
}: FilterSelectProps) {
  const chosen = set ?? value !== options[0]?.value
  return (
    <Cell className={className} data-set={chosen ? '' : undefined}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </Cell>
  )
}

export interface FilterButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** Label. */
  label: string
  /** The applied values, as text. */
  value: string
  /** Something is chosen: the value is painted in ink. */
  set?: boolean | undefined
}

/**
 * A cell that opens a custom choice, such as a dialog. Keyboard as the button of the ARIA Authoring Practices. Rest
 * props and `ref` go to the button. To choose one of a few options see `FilterSelect`. Our own: a cell of our own bar;
 * a field of Material UI has a frame of its own.
 */
export function FilterButton({ label, value, set, id, className, ...rest }: FilterButtonProps) {
  const own = useId()
  const control = id ?? own
  return (
    <Cell as="div" className={className} data-set={set ? '' : undefined}>
      <span id={`${own}-label`}>{label}</span>
      <button
        type="button"
        id={control}
        aria-haspopup="dialog"
        aria-labelledby={`${own}-label ${control}`}
        {...rest}
      >
        {value}
      </button>
      <Icon name="chevron-down" size={18} />
    </Cell>
  )
}
