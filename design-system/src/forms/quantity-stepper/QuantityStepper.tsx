import { styled } from '../../foundations/styled/index.ts'
import { useRef, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'

const Root = styled('div', { name: 'FoyerQuantityStepper', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '44px 44px 44px',
  alignItems: 'center',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: '1px solid var(--foyer-border)',
    borderRadius: 'var(--foyer-radius-control)',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    transition: 'border-color .15s',
    '&:is(:disabled, [aria-disabled])': {
      color: 'var(--foyer-text-muted)',
      cursor: 'not-allowed',
      opacity: 0.6,
    },
    [media.hover]: {
      '&:hover:not(:disabled, [aria-disabled])': { borderColor: 'var(--foyer-primary-text)' },
    },
  },
  '&[data-filled] > button:not(:disabled, [aria-disabled])': {
    borderColor: 'var(--foyer-primary-text)',
    color: 'var(--foyer-primary-text)',
  },
  '&:not([data-filled]) > :is([data-slot=less], output)': { visibility: 'hidden' },
  '& > output': { textAlign: 'center', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
})

export interface QuantityStepperProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** How many now; kept by its owner. */
  value: number
  /** Minimum; default 0. */
  min?: number | undefined
  /** Most. */
  max: number
  /** Called with the new number, one more or fewer and within the bounds. */
  onChange: (value: number) => void
  /** Spoken names, the thing counted included: "One more Adult". `value` is the spoken count, e.g. "2 Adult tickets". */
  labels: { decrease: string; increase: string; value?: string | undefined }
  /** The page announces the new count itself, with its consequences: the figure is silent. */
  quiet?: boolean | undefined
  /** Neither button takes a press. */
  disabled?: boolean | undefined
  /** What a press on plus opens, where one more has to be chosen first: the owner raises the number then. */
  increaseOpens?: 'dialog' | undefined
  /** Id of what is read after the name of plus: why there are no more. */
  reasonId?: string | undefined
}

/**
 * A number: minus, figure, plus. At zero only the plus is shown; the focus moves to it when minus disappears. At a
 * bound a button keeps the focus and is announced as disabled. Keyboard as two buttons of the ARIA Authoring Practices,
 * not a spin button: Tab goes to each, Space and Enter press. For typed numbers above about ten, see `number-field`.
 * Our own: Material UI has no quantity stepper.
 */
export function QuantityStepper({
  value,
  min = 0,
  max,
  onChange,
  labels,
  quiet,
  disabled,
  increaseOpens,
  reasonId,
  ...rest
}: QuantityStepperProps) {
  const more = useRef<HTMLButtonElement>(null)
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next === value) return
    onChange(next)
    if (next === 0) more.current?.focus()
  }
  return (
    <Root data-filled={value > 0 ? '' : undefined} {...rest}>
      <button
        type="button"
        data-slot="less"
        aria-label={labels.decrease}
        disabled={disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => {
          step(-1)
        }}
      >
        <Icon name="minus" size={20} />
      </button>
      <output aria-label={labels.value} aria-live={quiet ? 'off' : undefined}>
        {value}
      </output>
      <button
        ref={more}
        type="button"
        aria-label={labels.increase}
        aria-haspopup={increaseOpens}
        aria-describedby={reasonId}
        disabled={disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => {
          step(1)
        }}
      >
        <Icon name="plus" size={20} />
      </button>
    </Root>
  )
}
