import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { FoldedGroup } from './FoldedGroup.tsx'
import { groupStyle } from './group-style.ts'
import type { ModifierOptions, OptionChoice } from './options.ts'
import { Options } from './Options.tsx'

const Root = styled('fieldset', { name: 'FoyerModifierGroup', slot: 'Root' })(groupStyle)

export type ModifierGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'color'> &
  OptionChoice &
  ModifierOptions & {
    /** Of the group: "Drink". */
    name: string
    /** What may be chosen, or how much has been: "Choose one", "2 of 3"; with `isMissing` what is missing. */
    rule: string
    /** What the rule asks for was not chosen when it had to be: its words are an error. */
    isMissing?: boolean | undefined
    /** Under an option of another group: behind a line, without a hairline of its own. */
    isNested?: boolean | undefined
    /** Folds the group to its answer, with a button that opens it and that the name of the group is spoken after. */
    answer?:
      { text: string; note?: string | undefined; changeLabel: string; onChange: () => void } | undefined
  }

/** Gives the chosen input of a group that was opened the focus, or else its first. */
function focusChosen(list: HTMLElement | null) {
  const inputs = [...(list?.querySelectorAll<HTMLElement>('input, button') ?? [])]
  const chosen = inputs.find((input) => input instanceof HTMLInputElement && input.checked)
  const target = chosen ?? inputs[0]
  target?.focus()
}

/**
 * A group of modifiers of an item: its rule beside its name, options by radios, boxes or steppers, groups of an option
 * under it, and folded once it is finished. Keyboard as the radio group and the checkbox of the ARIA Authoring Practices,
 * which the browser's own inputs have. For any other choice of a few see `radio-group` or `checkbox-group`. Its controls
 * are `MuiRadio`'s and `MuiCheckbox`'s in the theme.
 */
export function ModifierGroup(props: ModifierGroupProps) {
  const { name, kind, options, rule, isMissing, isNested, answer, ...other } = props
  const { chosen, isFull, onChange, ...rest } = other
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isOpening = useRef(false)
  const isFolded = answer !== undefined
  const isOneOf = kind === 'one' && !isFolded
  useEffect(() => {
    if (isFolded || !isOpening.current) return
    isOpening.current = false
    // The button that had the focus is gone.
    focusChosen(list.current)
  }, [isFolded])
  return (
    <Root
      role={isOneOf ? 'radiogroup' : undefined}
      aria-invalid={isOneOf && isMissing ? true : undefined}
      data-missing={isMissing ? '' : undefined}
      data-nested={isNested ? '' : undefined}
      {...rest}
    >
      <legend>
        <span>
          <strong>{name}</strong>{' '}
          <span data-slot={isFolded ? 'answer' : 'rule'}>
            {isFolded && <Icon name="check" size={18} />}
            {!isFolded && isMissing && <Icon name="alert-circle" size={18} />}
            {answer?.text ?? rule}
          </span>
        </span>
      </legend>
      {answer ? (
        <FoldedGroup
          name={name}
          note={answer.note}
          changeLabel={answer.changeLabel}
          onChange={() => {
            isOpening.current = true
            answer.onChange()
          }}
        />
      ) : (
        <Options
          ref={list}
          name={id}
          group={kind === 'quantities' ? { kind, options } : { kind, options }}
          {...{ chosen, isFull, onChange }}
        />
      )}
    </Root>
  )
}
