import Radio from '@mui/material/Radio'
import { styled } from '../../foundations/styled/index.ts'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Box = styled('fieldset', { name: 'FoyerPaymentOptions', slot: 'Root' })({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  '& > legend': visuallyHidden,
  overflow: 'clip',
  // Nothing to choose needs no box around it.
  '&:has(> [data-sole])': { border: 0, overflow: 'visible' },
})

export interface PaymentOptionsProps extends ComponentPropsWithRef<'fieldset'> {
  /** Spoken name of the choice. */
  legend: string
}

/**
 * The ways to pay, one open at a time. Keyboard as the radio group of the ARIA Authoring Practices, which the browser's
 * own radios have. For any other choice of a few see `radio-group`. Our own: a list of options, each on Material UI's
 * Radio.
 */
export const PaymentOptions = ({ legend, children, ...rest }: PaymentOptionsProps) => (
  <Box {...rest}>
    <legend>{legend}</legend>
    {children}
  </Box>
)

const Root = styled('div', { name: 'FoyerPaymentOption', slot: 'Root' })({
  '& + &': { borderBlockStart: '1px solid var(--foyer-border)' },
  // The focus ring is around the whole line.
  '--foyer-choice-focus': 'none',
  '& > label': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) 24px',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 64,
    padding: '12px 20px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& > label:has(:focus-visible)': {
    outline: '3px solid var(--foyer-primary-text)',
    outlineOffset: -3,
    borderRadius: 'var(--foyer-radius-lg)',
  },
  '& > label strong': { display: 'block', fontWeight: 650 },
  '& > label small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.35,
  },
  '& > [data-slot=head]': { display: 'flex', alignItems: 'center', gap: 12, marginBlockEnd: 16 },
  '& > [data-slot=head] strong': { display: 'block', fontWeight: 650 },
  '& > [data-slot=head] small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '& > [data-slot=head] > svg': { color: 'var(--foyer-text-muted)' },
  '& > label > svg': { color: 'var(--foyer-text-muted)' },
  // What is chosen and its panel are one surface: a box of its own would be the third in one another.
  '&[data-checked]': { background: 'var(--foyer-surface)' },
  '&[data-checked] > [data-slot=panel]': {
    padding: '4px 20px 20px',
    [media.below.sm]: { padding: '4px 16px 16px' },
  },
})

export interface PaymentOptionProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Of the group: one of its options is chosen. */
  name: string
  /** Value reported when it is selected. */
  value: string
  /** What one pays with. */
  label: string
  /** Under the label. */
  note?: string | undefined
  /** An icon of the set beside the text. */
  icon?: IconName | undefined
  /** Whether it is chosen. */
  checked: boolean
  /** The only one there is: no circle, no box, its panel always open. */
  sole?: boolean | undefined
  /** Called with the selected value. */
  onSelect: (value: string) => void
}

/**
 * One payment method; its panel opens in place when it is selected. For any other choice of a few see `radio-group`.
 * Its circle is `MuiRadio`'s in the theme, in a small size; the frame is our own: it shows the focus, and a panel opens
 * below it.
 */
export function PaymentOption(props: PaymentOptionProps) {
  const { name, value, label, note, icon, checked, sole = false, onSelect, children, ...rest } = props
  const id = useId()
  if (sole)
    return (
      <Root data-sole="" {...rest}>
        <div data-slot="head">
          {icon && <Icon name={icon} />}
          <span>
            <strong>{label}</strong>
            {note !== undefined && <small>{note}</small>}
          </span>
        </div>
        {children !== undefined && <div data-slot="panel">{children}</div>}
      </Root>
    )
  return (
    <Root data-checked={checked ? '' : undefined} {...rest}>
      <label>
        <Radio
          size="small"
          name={name}
          value={value}
          checked={checked}
          onChange={() => {
            onSelect(value)
          }}
          slotProps={{
            input: { 'aria-controls': checked && children !== undefined ? id : undefined },
          }}
        />
        <span>
          <strong>{label}</strong>
          {note !== undefined && <small>{note}</small>}
        </span>
        {icon && <Icon name={icon} />}
      </label>
      {checked && children !== undefined && (
        <div data-slot="panel" id={id}>
          {children}
        </div>
      )}
    </Root>
  )
}

const Panel = styled('div', { name: 'FoyerSecurePanel', slot: 'Root' })({
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-surface)',
  '&:not([data-checked] > [data-slot=panel] > &)': {
    padding: 20,
    border: '1px solid var(--foyer-border)',
    [media.below.sm]: { padding: 16 },
  },
  '& > p': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    marginBlockEnd: 16,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  '& > p:last-child': { marginBlockEnd: 0 },
})

export interface SecurePanelProps extends ComponentPropsWithRef<'div'> {
  /** Note on who takes the payment and that we never see the number. */
  text: ReactNode
}

/**
 * Around the hosted card fields: a padlock line naming the payee, then the frame. Not around fields of the page's own.
 * Our own: Material UI has no such component.
 */
export const SecurePanel = ({ text, children, ...rest }: SecurePanelProps) => (
  <Panel {...rest}>
    <p>
      <Icon name="lock" size={20} />
      <span>{text}</span>
    </p>
    {children}
  </Panel>
)
