import Radio from '@mui/material/Radio'
import {
  Fragment,
  useId,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { OptionGroup } from '../option-group/OptionGroup.tsx'

export interface BoxOption {
  /** The value that a form sends and `onChange` reports; unique in the group. */
  value: string
  /** What is chosen. */
  label: string
  /** Shown, and cannot be chosen. */
  disabled?: boolean | undefined
}

export interface BoxGroupProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'color'
> {
  /** The question: the legend. */
  label: string
  /** The legend is read aloud and not shown: only if the surrounding text says the same. */
  hideLabel?: boolean | undefined
  /** Of the inputs, in a form. */
  name: string
  /** The chosen option; the empty text is none. */
  value?: string | undefined
  /** Value selected initially, if uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the value. */
  onChange?: ((value: string) => void) | undefined
  /** Help below the options, if there is no error. */
  help?: ReactNode
  /** Error and its correction; replaces the help. */
  error?: ReactNode
}

interface ChoiceBoxesProps<Option> extends BoxGroupProps {
  /** The element around the boxes, with `choiceBoxes` as its style. */
  list: ComponentType<{ children: ReactNode }>
  /** In their order. */
  options: readonly (Option & BoxOption & { panel?: ReactNode; note?: string | undefined })[]
  /** What stands in a box; a note in it bears the id, and describes its radio. */
  draw: (option: Option & BoxOption, noteId: string) => ReactNode
}

/** One of a few, each a box that is its target; what an option opens stands below the boxes while it is chosen. */
export function ChoiceBoxes<Option>(props: ChoiceBoxesProps<Option>) {
  const { list: List, options, draw, name, value, defaultValue = '', onChange, disabled, ...frame } = props
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  return (
    <OptionGroup role="radiogroup" saysInvalid data-value={chosen === '' ? undefined : chosen} {...frame}>
      <List>
        {options.map((option, index) => {
          const isChosen = option.value === chosen
          const noteId = `${id}-${index}`
          return (
            <Fragment key={option.value}>
              <label>
                <Radio
                  name={name}
                  value={option.value}
                  checked={isChosen}
                  disabled={disabled === true || option.disabled === true}
                  onChange={() => {
                    setOwn(option.value)
                    onChange?.(option.value)
                  }}
                  slotProps={{
                    input: { 'aria-describedby': option.note === undefined ? undefined : noteId },
                  }}
                />
                {draw(option, noteId)}
              </label>
              {isChosen && option.panel !== undefined && <div data-slot="panel">{option.panel}</div>}
            </Fragment>
          )
        })}
      </List>
    </OptionGroup>
  )
}
