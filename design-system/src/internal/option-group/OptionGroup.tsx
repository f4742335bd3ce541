import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'

/** Whether there is text to show. */
export const isSaid = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== ''

export interface OptionGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'color' | 'onChange'> {
  /** The question: the legend. */
  label: string
  /** Help below the options, if there is no error. */
  help?: ReactNode
  /** Error and its correction; replaces the help. */
  error?: ReactNode
  /** The legend is read aloud and not shown. */
  hideLabel?: boolean | undefined
  /** Text after the label: "(optional)". */
  optionalLabel?: string | undefined
  /** Read aloud after the label: "(required)". */
  requiredLabel?: string | undefined
  /** Sets `aria-invalid` as well: allowed on a `radiogroup`, not on a `group`. */
  saysInvalid?: boolean | undefined
  /** The options. */
  children: ReactNode
}

/**
 * The frame of a group of radio buttons or checkboxes: a fieldset with its legend, and help and error below the last
 * option, which describe the group.
 */
export function OptionGroup(props: OptionGroupProps) {
  const { label, help, error, hideLabel, optionalLabel, requiredLabel, saysInvalid, children, ...rest } =
    props
  const id = useId()
  const wrong = isSaid(error)
  const said = wrong || isSaid(help) ? `${id}-said` : undefined
  return (
    <FormControl
      component="fieldset"
      error={wrong}
      aria-invalid={wrong && saysInvalid ? true : undefined}
      aria-describedby={said}
      data-invalid={wrong ? '' : undefined}
      {...rest}
    >
      <FormLabel component="legend" data-hidden={hideLabel ? '' : undefined}>
        {label}
        {optionalLabel !== undefined && <span data-slot="optional"> {optionalLabel}</span>}
        {requiredLabel !== undefined && <VisuallyHidden> {requiredLabel}</VisuallyHidden>}
      </FormLabel>
      {children}
      {said !== undefined && (
        <FormHelperText component="span" data-slot={wrong ? 'error' : 'help'} id={said}>
          {wrong ? (
            <>
              <Icon name="alert-circle" size={20} />
              <span>{error}</span>
            </>
          ) : (
            help
          )}
        </FormHelperText>
      )}
    </FormControl>
  )
}
