import { styled } from '../../foundations/styled/index.ts'
import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { hiddenWords } from '../../foundations/visually-hidden/index.ts'

const Root = styled('div', { name: 'FoyerField', slot: 'Root' })({
  display: 'grid',
  gap: 8,
  '& > label': { fontSize: 'var(--t1)', fontWeight: 650, lineHeight: 1.3 },
  '& > label[data-hidden]': hiddenWords,
  '& > label > span': { color: 'var(--muted)', fontWeight: 400 },
  '& > [data-slot=box]': { position: 'relative', display: 'grid' },
  '& > [data-slot=box] > svg': {
    position: 'absolute',
    insetInlineStart: 16,
    insetBlockStart: 15,
    color: 'var(--muted)',
    pointerEvents: 'none',
  },
  '& > [data-slot=box] > svg + input': { paddingInlineStart: 50 },
  '& > [data-slot=box] > [data-slot=end]': {
    position: 'absolute',
    insetInlineEnd: 4,
    insetBlockStart: 4,
  },
  '& :is(input, select, textarea)': {
    inlineSize: '100%',
    minBlockSize: 52,
    paddingBlock: 8,
    paddingInline: 16,
    border: '1px solid var(--field-border)',
    borderRadius: 'var(--r-md)',
    background: 'var(--bg)',
    color: 'var(--text)',
    font: 'inherit',
    transition: 'border-color .18s, box-shadow .18s',
    '&::placeholder': { color: 'var(--muted)', opacity: 1 },
    '&:focus-visible': { outline: 'none', borderColor: 'var(--ink)', boxShadow: '0 0 0 1px var(--ink)' },
    '&[aria-invalid=true]': { borderColor: 'var(--error)', boxShadow: '0 0 0 1px var(--error)' },
    [media.hover]: {
      '&:hover:not(:disabled, :focus-visible, [aria-invalid=true])': { borderColor: 'var(--ink)' },
    },
    '&:disabled': { borderStyle: 'dashed', color: 'var(--muted)', opacity: 1, cursor: 'not-allowed' },
    [media.forcedColors]: { '&:focus-visible': { outline: '2px solid Highlight' } },
  },
  // What is typed has its own order: from the right, a plus would leave the number that it begins, a minus too.
  '[dir=rtl] & :is(input, textarea)': { unicodeBidi: 'plaintext', textAlign: 'right' },
  '& > [data-slot=help]': { color: 'var(--muted)', fontSize: 'var(--t1)', lineHeight: 1.4 },
  '& > [data-slot=error]': {
    display: 'flex',
    gap: 8,
    color: 'var(--error)',
    fontSize: 'var(--t1)',
    lineHeight: '20px',
  },
})

/** What every field takes around its control. */
export interface FieldFrameProps {
  /** Above the control, and its name. */
  label: string
  /** Under the field, always there, never inside it. */
  help?: ReactNode
  /** What is wrong and how to mend it; takes the place of the help. */
  error?: ReactNode
  /** Word after the label when the field may stay empty: "(optional)". */
  optionalLabel?: string | undefined
  /** The label is read aloud and not shown: only where what stands around says the same. */
  hideLabel?: boolean | undefined
  /** Of the control; one is made unless given. */
  id?: string | undefined
  /** Of the root; everything else a field is given goes to its control. */
  className?: string | undefined
}

/** What makes a control the field's own. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldFrameProps {
  /** A glyph of the set at the start of the box. */
  icon?: IconName | undefined
  /** Over the end of the box: a button of the field, for which its maker leaves room in the control. */
  end?: ReactNode
  /** Under the help or the error, and read after it. */
  note?: ReactNode
  /** Draws the control with what makes it the field’s own. */
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, box, help and error of a form's field, and how they belong together. For the makers of fields: in a form stand
 * those that they make, such as a `text-field`. When an error is shown is the form's business.
 */
export function Field(props: FieldProps) {
  const { label, help, error, optionalLabel, hideLabel, icon, end, note, id, className, children } = props
  const made = useId()
  const field = id ?? made
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const said = wrong ? `${field}-error` : help === undefined ? undefined : `${field}-help`
  const noted = note === undefined ? undefined : `${field}-note`
  return (
    <Root className={className} data-invalid={wrong ? '' : undefined}>
      <label htmlFor={field} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
      </label>
      <span data-slot="box">
        {icon && <Icon name={icon} size={22} />}
        {children({
          id: field,
          'aria-invalid': wrong ? true : undefined,
          'aria-describedby': said && noted ? `${said} ${noted}` : (said ?? noted),
        })}
        {end !== undefined && <span data-slot="end">{end}</span>}
      </span>
      {wrong ? (
        <span data-slot="error" id={said}>
          <Icon name="alert-circle" size={20} />
          <span>{error}</span>
        </span>
      ) : (
        help !== undefined && (
          <span data-slot="help" id={said}>
            {help}
          </span>
        )
      )}
      {note !== undefined && (
        <div data-slot="note" id={noted}>
          {note}
        </div>
      )}
    </Root>
  )
}
