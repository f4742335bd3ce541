import { useEffect, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Field, FieldInput, type FieldFrameProps } from '../field/index.ts'
import { longestSearch } from '../../foundations/fuzzy-search/longest-search.ts'
import { IconButton } from '../../actions/icon-button/index.ts'

export interface SearchFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'id' | 'className'
    > {
  /** By which a form sends it. */
  name: string
  /** The text, if controlled. */
  value?: string | undefined
  /** Initial text, if uncontrolled. */
  defaultValue?: string | undefined
  /** Called with each change of the text. */
  onChange?: ((value: string) => void) | undefined
  /** Called with the trimmed query: after a typing pause, and immediately on Enter or when it is cleared. */
  onSearch?: ((term: string) => void) | undefined
  /** How long a pause is, ms. */
  debounce?: number | undefined
  /** Spoken name of the button that empties the field. */
  clearLabel: string
}

const pauseMs = 750

/**
 * A search query. Escape and the button at its end clear it; Enter is not required: the keyboard of a plain search
 * field, as the ARIA Authoring Practices have no pattern for one without suggestions. At most 512 characters. Rest
 * props and `ref` go to the input. Announce results in a status of the page. In a filter bar use `FilterSearch`.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, ...others } = props
  const { value, defaultValue = '', onChange, onSearch, debounce = pauseMs, ...inputProps } = others
  const { clearLabel, onKeyDown, ref, ...rest } = inputProps
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const [own, setOwn] = useState(defaultValue)
  const written = value ?? own
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const sought = useRef(written.trim())
  const typed = useRef(written)
  const shown = useRef(written)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )
  useEffect(() => {
    // The first change after a letter is its owner's answer to it, late or in another form; one after that is its own.
    const isOwners = written !== typed.current && shown.current === typed.current
    shown.current = written
    if (!isOwners) return
    // The previous query is no longer searched for, and may be typed again.
    clearTimeout(timer.current)
    typed.current = written
    sought.current = written.trim()
  }, [written])
  const search = (term: string) => {
    clearTimeout(timer.current)
    if (term.trim() === sought.current) return
    sought.current = term.trim()
    latest.current?.(sought.current)
  }
  const write = (next: string) => {
    typed.current = next
    setOwn(next)
    onChange?.(next)
    clearTimeout(timer.current)
    if (next === '') search(next)
    else
      timer.current = setTimeout(() => {
        search(next)
      }, debounce)
  }
  return (
    <Field {...{ label, help, error, optionalLabel, hideLabel, id, className }} disabled={rest.disabled}>
      {(control) => (
        <FieldInput
          icon="search"
          end={
            written === '' || rest.disabled ? undefined : (
              <IconButton
                icon="close"
                size={20}
                label={clearLabel}
                onClick={() => {
                  write('')
                  input.current?.focus()
                }}
              />
            )
          }
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          {...control}
          value={written}
          data-filled={written === '' ? undefined : ''}
          onChange={(event) => {
            write(event.target.value)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // Keys that an input method uses are not handled by the field.
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') search(written)
            if (event.key !== 'Escape' || written === '') return
            // Empties the field, and leaves a dialog around it open.
            event.preventDefault()
            event.stopPropagation()
            write('')
          }}
          {...rest}
          ref={input}
        />
      )}
    </Field>
  )
}
