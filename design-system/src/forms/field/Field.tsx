import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'

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
  /** Whether its control is disabled, for a theme's styles of the label and the help. */
  disabled?: boolean | undefined
  /** Under the help or the error, and read after it. */
  note?: ReactNode
  /** Draws the control, a `FieldInput` for one, with what makes it the field’s own. */
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, help and error of a form's field around its control, and how they belong together. For the makers of fields: in a
 * form stand those that they make, such as a `text-field`. When an error is shown is the form's business. Its look is that
 * of `MuiFormControl`, `MuiFormLabel` and `MuiFormHelperText` in the theme.
 */
export function Field(props: FieldProps) {
  const { label, help, error, optionalLabel, hideLabel, disabled, note, id, className, children } = props
  const generatedId = useId()
  const field = id ?? generatedId
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const said = wrong ? `${field}-error` : help === undefined ? undefined : `${field}-help`
  const noted = note === undefined ? undefined : `${field}-note`
  return (
    <FormControl
      className={className}
      error={wrong}
      disabled={disabled === true}
      data-invalid={wrong ? '' : undefined}
    >
      <FormLabel htmlFor={field} data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span data-slot="optional"> {optionalLabel}</span>}
      </FormLabel>
      {children({
        id: field,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': said && noted ? `${said} ${noted}` : (said ?? noted),
      })}
      {wrong ? (
        <FormHelperText component="span" data-slot="error" id={said}>
          <Icon name="alert-circle" size={20} />
          <span>{error}</span>
        </FormHelperText>
      ) : (
        help !== undefined && (
          <FormHelperText component="span" data-slot="help" id={said}>
            {help}
          </FormHelperText>
        )
      )}
      {note !== undefined && (
        <div data-slot="note" id={noted}>
          {note}
        </div>
      )}
    </FormControl>
  )
}
