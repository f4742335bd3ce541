import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { findNextStop } from '../../foundations/keyboard/index.ts'
import { createTypeahead } from './typeahead.ts'

interface ListboxOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface Listbox {
  options: readonly ListboxOption[]
  selected: readonly string[]
  multiple: boolean
  list: RefObject<HTMLElement | null>
  onChoose: (value: string) => void
}

/** Options per page if the list has no height to measure. */
const pageOfOptions = 10

function optionsPerPage(list: HTMLElement | null): number {
  const option = list?.firstElementChild as HTMLElement | null | undefined
  if (!list || !option || option.offsetHeight === 0) return pageOfOptions
  return Math.max(1, Math.floor(list.clientHeight / option.offsetHeight))
}

/** Keyboard handling of a select-only combobox and its list; the caller places the list. */
export function useListbox({ options, selected, multiple, list, onChoose }: Listbox) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typeahead = useRef(createTypeahead())
  const isDisabled = (index: number) => options[index]?.disabled === true
  const firstSelected = options.findIndex(({ value, disabled }) => !disabled && selected.includes(value))
  const open = (at = firstSelected) => {
    setActive(at >= 0 ? at : options.findIndex(({ disabled }) => !disabled))
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (index: number, keepOpen: boolean) => {
    const option = options[index]
    if (option && !option.disabled) onChoose(option.value)
    if (!keepOpen) close()
  }
  /** A page forward or back; skips disabled options in that direction, otherwise goes to the last enabled one. */
  const turnPage = (direction: 1 | -1): number | null => {
    const last = options.length - 1
    const aim = Math.min(last, Math.max(0, active + direction * optionsPerPage(list.current)))
    if (!isDisabled(aim)) return aim
    const key = direction === 1 ? 'ArrowDown' : 'ArrowUp'
    const stops = {
      count: options.length,
      axis: 'vertical' as const,
      isSkipped: isDisabled,
      wraps: false,
    }
    return (
      findNextStop(key, { ...stops, index: aim }) ??
      findNextStop(direction === 1 ? 'End' : 'Home', { ...stops, index: aim })
    )
  }
  const getTarget = (key: string): number | null => {
    if (key === 'PageDown') return turnPage(1)
    if (key === 'PageUp') return turnPage(-1)
    return findNextStop(key, {
      index: active,
      count: options.length,
      axis: 'vertical',
      isSkipped: isDisabled,
      wraps: false,
    })
  }
  const getLetters = () => options.map(({ label, disabled }) => (disabled ? '' : label))
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return
    const isLetter = key.length === 1 && key !== ' '
    if (!isOpen) {
      if (isLetter) {
        const found = typeahead.current(key, getLetters(), firstSelected)
        if (found !== null) open(found)
      } else if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) open()
      else if (key === 'Home' || key === 'End') open(getTarget(key) ?? undefined)
      else return
      event.preventDefault()
      return
    }
    if (key === 'Tab') {
      // Leaving selects the active option, as a native select does; with several, Tab only leaves.
      choose(multiple ? -1 : active, false)
      return
    }
    if (key === 'Escape') {
      // Only the list closes, not a dialog around it.
      event.stopPropagation()
      close()
    } else if (key === 'Enter' || (key === 'ArrowUp' && event.altKey)) choose(active, false)
    else if (key === ' ') choose(active, multiple)
    else {
      const target = isLetter ? typeahead.current(key, getLetters(), active) : getTarget(key)
      if (target !== null) setActive(target)
      else if (!isLetter && !/^(Arrow(Up|Down)|Page|Home|End)/.test(key)) return
    }
    event.preventDefault()
  }
  return { isOpen, active, setActive, open, close, choose, onKeyDown }
}
