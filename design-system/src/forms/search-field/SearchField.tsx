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
  /** What is typed, where it is kept elsewhere. */
  value?: string | undefined
  /** What is typed at first, where nobody else keeps it. */
  defaultValue?: string | undefined
  /** Told every letter. */
  onChange?: ((value: string) => void) | undefined
  /** Told the words, trimmed: when the visitor pauses, and at once on Enter or when they are cleared. */
  onSearch?: ((term: string) => void) | undefined
  /** How long a pause is, ms. */
  debounce?: number | undefined
  /** Spoken name of the button that empties the field. */
  clearLabel: string
}

const pauseMs = 750

/**
 * Words to look for. Escape and the button at its end empty it; Enter need not be waited for: the keyboard of a plain
 * search field, as the ARIA Authoring Practices have no pattern for one without suggestions. At most 512 letters. Rest
 * props and `ref` go to the input. Say what was found in a status of the page's own. In a bar of filters the cell is
 * `FilterSearch`.
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
    // The words typed before are not looked for any more, and may be typed again.
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
            // Keys that choose among the words of an input method are not the field's.
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
