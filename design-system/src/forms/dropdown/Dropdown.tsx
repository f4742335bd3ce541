import { styled } from '../../foundations/styled/index.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { useListFormat } from '../../foundations/list-format/index.ts'
import { VisuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { rootStyle } from './style.ts'
import { choosePlacement } from './placement.ts'
import { useListbox } from './use-listbox.ts'

const Root = styled('div', { name: 'FoyerDropdown', slot: 'Root' })(rootStyle)

export interface DropdownOption {
  /** The value reported when it is chosen; unique in the list. */
  value: string
  /** Words of the option. */
  label: string
  /** Beside the label: a count, a distance. */
  note?: string | undefined
  /** Shown, and passed over. */
  disabled?: boolean | undefined
}

export interface DropdownProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Above it, and its spoken name. */
  label: string
  /** In their order; one that is disabled is shown and passed over. */
  options: readonly DropdownOption[]
  /** Selected values; at most one unless `multiple`. */
  selected: readonly string[]
  /** Called with the values to select. */
  onChange: (selected: string[]) => void
  /** Shown in the control while nothing is selected. */
  placeholder: string
  /** Several may be selected: a press toggles, and the list stays open; default one. */
  multiple?: boolean | undefined
  /** Whether the label is for assistive technology only. */
  hideLabel?: boolean | undefined
  /** 52 or 44 px high; default 'large'. */
  size?: 'large' | 'medium' | undefined
  /** It cannot be opened. */
  disabled?: boolean | undefined
  /** Painted in ink; by default when something is chosen. */
  set?: boolean | undefined
  /** In a form: a hidden field for each chosen value. */
  name?: string | undefined
}

/**
 * Selects one or several options of a list that opens. Keyboard as the select-only combobox of the ARIA Authoring
 * Practices: the focus stays on the control; Up, Down, Home, End, PageUp, PageDown and letters move and skip disabled
 * options; Enter or Tab selects and closes, Escape and a press outside close. Opens above if it does not fit below. In
 * a plain form prefer `select-field`, which needs no script and is native on a phone. Our own: Material UI's Select
 * kept 4 of the 16 guarantees tested here, at 6 times the script time.
 */
export function Dropdown(props: DropdownProps) {
  const { label, options, selected, onChange, placeholder, multiple = false, ...others } = props
  const { hideLabel, size = 'large', disabled = false, set, name, ...rest } = others
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [placement, setPlacement] = useState<'above' | 'below'>('below')
  const listbox = useListbox({
    options,
    selected,
    multiple,
    list,
    onChoose: (value) => {
      if (!multiple) onChange([value])
      else
        onChange(selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value])
    },
  })
  const { isOpen, active, close } = listbox
  const closeLatest = useRef(close)
  useEffect(() => {
    closeLatest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen || !control.current || !list.current) return
    const edges = control.current.getBoundingClientRect()
    setPlacement(choosePlacement(edges, list.current.offsetHeight, window.innerHeight))
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) closeLatest.current()
    }
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
    }
  }, [isOpen])
  useEffect(() => {
    const option = list.current?.children[active] as HTMLElement | undefined
    if (!list.current || !option) return
    // Not `scrollIntoView`, which would move the page as well.
    const { offsetTop, offsetHeight } = option
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight
  }, [active])
  const chosen = options.filter(({ value }) => selected.includes(value))
  const chosenText = useListFormat()(chosen.map((option) => option.label))
  return (
    <Root
      data-size={size}
      data-state={isOpen ? 'open' : 'closed'}
      data-placement={isOpen ? placement : undefined}
      data-set={(set ?? chosen.length > 0) ? '' : undefined}
      {...rest}
    >
      {hideLabel ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span id={`${id}-label`} data-slot="label">
          {label}
        </span>
      )}
      <div ref={box} data-slot="box">
        <div
          ref={control}
          role="combobox"
          tabIndex={disabled ? -1 : 0}
          aria-labelledby={`${id}-label`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-disabled={disabled ? true : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          onKeyDown={disabled ? undefined : listbox.onKeyDown}
          onBlur={close}
          onClick={() => {
            if (isOpen) close()
            else if (!disabled) listbox.open()
          }}
        >
          <span data-placeholder={chosenText === '' ? '' : undefined}>
            {chosenText === '' ? placeholder : chosenText}
          </span>
          <Icon name="chevron-down" size={20} />
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          aria-multiselectable={multiple ? true : undefined}
          hidden={!isOpen}
        >
          {options.map((option, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox has the focus and its keys
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              // Reached through the combobox only.
              tabIndex={-1}
              aria-selected={selected.includes(option.value)}
              aria-disabled={option.disabled ? true : undefined}
              data-active={index === active ? '' : undefined}
              onPointerDown={(event) => {
                // The focus stays on the control.
                event.preventDefault()
              }}
              onMouseDown={(event) => {
                event.preventDefault()
              }}
              onPointerMove={() => {
                if (!option.disabled && index !== active) listbox.setActive(index)
              }}
              onClick={() => {
                if (!option.disabled) listbox.choose(index, multiple)
              }}
            >
              <span>{option.label}</span>
              <small>{option.note}</small>
              <Icon name="check" size={20} />
            </div>
          ))}
        </div>
        {name !== undefined &&
          selected.map((value) => (
            <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
          ))}
      </div>
    </Root>
  )
}
