import { styled } from '../styled/index.ts'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import { media } from '../media/index.ts'

const Root = styled('div', { name: 'FoyerTextField', slot: 'Root' })({
  display: 'grid',
  gap: 8,
  '& > label': { fontSize: 'var(--t1)', fontWeight: 650, lineHeight: 1.3 },
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
  '& input': {
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
    [media.forcedColors]: { '&:focus-visible': { outline: '2px solid Highlight' } },
  },
  '& > [data-slot=help]': { color: 'var(--muted)', fontSize: 'var(--t1)', lineHeight: 1.4 },
  '& > [data-slot=error]': {
    display: 'flex',
    gap: 8,
    color: 'var(--error)',
    fontSize: 'var(--t1)',
    lineHeight: '1.25rem',
  },
})

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'prefix' | 'size'> {
  label: string
  name: string
  onChange?: ((value: string, event: ChangeEvent<HTMLInputElement>) => void) | undefined
  /** Under the field, always there, never inside it. */
  help?: ReactNode
  /** What is wrong and how to mend it; takes the place of the help. */
  error?: ReactNode
  /** Word after the label when the field may stay empty. */
  optionalLabel?: string | undefined
  icon?: IconName | undefined
}

/** A labelled line of text. Rest props and `ref` go to the input, which is what a form works with. */
export function TextField({
  label,
  help,
  error,
  optionalLabel,
  icon,
  onChange,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const made = useId()
  const field = id ?? made
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const described = wrong ? `${field}-error` : help === undefined ? undefined : `${field}-help`
  return (
    <Root className={className} data-invalid={wrong ? '' : undefined}>
      <label htmlFor={field}>
        {label}
        {optionalLabel !== undefined && <span> {optionalLabel}</span>}
      </label>
      <span data-slot="box">
        {icon && <Icon name={icon} size={22} />}
        <input
          type="text"
          id={field}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={described}
          onChange={
            onChange &&
            ((event) => {
              onChange(event.target.value, event)
            })
          }
          {...rest}
        />
      </span>
      {wrong ? (
        <span data-slot="error" id={described}>
          <Icon name="alert-circle" size={20} />
          {error}
        </span>
      ) : (
        help !== undefined && (
          <span data-slot="help" id={described}>
            {help}
          </span>
        )
      )}
    </Root>
  )
}
