import { useEffect, useRef, type ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('span', { name: 'FoyerPaymentSplit', slot: 'Range' })({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  gridColumn: '2 / -1',
  minInlineSize: 0,
  '& > input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 44,
    margin: 0,
    background: 'none',
    accentColor: 'var(--foyer-primary)',
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
  '& > small': {
    flex: 'none',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    fontVariantNumeric: 'tabular-nums',
  },
  [media.below.sm]: { gridColumn: '1 / -1' },
})

/** How much a part pays, where a slider says it. */
export interface SplitRange {
  /** Spoken name: "Points to pay with". */
  label: string
  /** Fewest; the part is taken off by its button. */
  min: number
  /** Most. */
  max: number
  /** Of the arrow keys. */
  step: number
  /** Kept by its owner. */
  value: number
  /** The value in words: "640 points, £6.40". */
  valueText: string
  /** At its end: "up to 1,730". */
  note: string
  /** Called while it is drawn. */
  onChange: (value: number) => void
  /** Called when it is let go, and after each key. */
  onCommit: (value: number) => void
}

export interface SplitRangeInputProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Bounds, value and words. */
  range: SplitRange
  /** It cannot be moved now. */
  disabled?: boolean | undefined
}

/** Bounds need not be multiples of the step: the last one is shorter. */
const fit = (value: number, { min, max }: SplitRange) => Math.min(max, Math.max(min, value))

/**
 * The slider of a part. Only for a part of a payment split, as its `control`. Native, so it turns round in
 * right-to-left pages by itself. Our own: Material UI's Slider writes a `style` attribute, which pages refuse.
 */
export function SplitRangeInput({ range, disabled = false, ...rest }: SplitRangeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(range)
  useEffect(() => {
    latest.current = range
  })
  useEffect(() => {
    const element = input.current
    // React's own `change` is the browser's `input`: it comes with every step of a drag.
    const commit = () => latest.current.onCommit(fit(Number(element?.value), latest.current))
    element?.addEventListener('change', commit)
    return () => element?.removeEventListener('change', commit)
  }, [])
  const { label, min, max, step, value, valueText, note, onChange } = range
  return (
    <Root {...rest}>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        // The browser stops at the last whole step below the end; one more makes the end itself reachable.
        max={min + Math.ceil((max - min) / step) * step}
        step={step}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(fit(Number(event.target.value), range))}
      />
      <small>
        <bdi>{note}</bdi>
      </small>
    </Root>
  )
}
