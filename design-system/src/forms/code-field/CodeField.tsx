import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../actions/button/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { Field, FieldInput } from '../field/index.ts'
import type { CodeEntry, CodeFieldLabels, CodeKind, CodeRule } from './CodeField.types.ts'
import { CodeKinds } from './CodeKinds.tsx'
import { useCodeEntry } from './use-code-entry.ts'

const Root = styled('form', { name: 'FoyerCodeField', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  padding: 24,
  border: 'var(--foyer-card-border)',
  borderRadius: 'var(--foyer-radius-lg)',
  background: 'var(--foyer-surface)',
  [media.below.sm]: { padding: '20px 16px' },
})

const Head = styled('div', { name: 'FoyerCodeField', slot: 'Head' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 28,
  '& > h3': { fontSize: 'var(--foyer-text-lg)', lineHeight: 1.25 },
  '& > button': { marginBlock: -8, marginInlineEnd: -8 },
})

const Fields = styled('div', { name: 'FoyerCodeField', slot: 'Fields' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '&[data-with-pin]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 168px)' },
  [media.below.sm]: {
    '&[data-with-pin]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [data-slot=pin]': { maxInlineSize: 200 },
  },
  // Figures of one width: a code is compared with the card, place by place.
  '& input': { fontVariantNumeric: 'tabular-nums' },
  '& [data-slot=recognized]': {
    display: 'flex',
    gap: 8,
    marginBlockStart: 8,
    color: 'var(--foyer-success)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: '20px',
    '& > svg': { flex: 'none' },
  },
})

const Actions = styled('div', { name: 'FoyerCodeField', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > p': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  [media.below.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

export interface CodeFieldProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'children' | 'onSubmit' | 'aria-labelledby'
> {
  /** Its words. */
  labels: CodeFieldLabels
  /** Kinds that it takes, at least one. Chips name them where there are several. */
  kinds: readonly CodeKind[]
  /** Reads what is typed by the formats of the kinds. */
  rule: CodeRule
  /** Called by the button and by Enter, with a number, and with a PIN where it is required. */
  onAdd: (entry: CodeEntry) => void
  /** Closes it; without it there is no cross. */
  onClose?: (() => void) | undefined
  /** Waits for an answer: keeps what was typed, refuses presses. */
  busy?: boolean | undefined
  /** Why the code was refused, at the number, which is kept; hidden as soon as something is changed. */
  error?: ReactNode
  /** Whether the same code may be sent again after the error: nobody has answered. */
  canRetry?: boolean | undefined
  /** Called when something is changed, so that a message elsewhere about the refused code can go. */
  onEdit?: (() => void) | undefined
  /** Under the PIN: where to find it. */
  pinHelp?: string | undefined
  /** Beside the button: "Nothing is used up until you pay." */
  note?: string | undefined
  /** Further ways on from the error, beside the button. */
  actions?: ReactNode
}

/**
 * One field for any code: a voucher, a gift card, a partner's card. The number takes its layout while it is typed or
 * pasted and identifies its kind; the PIN is required by kind. Codes are left-to-right everywhere. Keyboard as the radio
 * group of the ARIA Authoring Practices for the kinds, native; Enter adds. For a booking or another line of text see
 * `text-field`; what has been added stands in `applied-codes`.
 */
export function CodeField(props: CodeFieldProps) {
  const { labels, kinds, rule, onAdd, onClose, busy, error, canRetry, onEdit, ...others } = props
  const { pinHelp, note, actions, ...rest } = others
  const heading = useId()
  const pinInput = useRef<HTMLInputElement>(null)
  /** What was missing at the last press. */
  const [missing, setMissing] = useState<'number' | 'pin' | null>(null)
  const [isEdited, setEdited] = useState(false)
  const { typed, pinText, number, ...edit } = useCodeEntry({
    kinds,
    rule,
    onEdit: () => {
      setMissing(null)
      setEdited(true)
      onEdit?.()
    },
  })
  const { kind, isRecognized } = typed
  const isRefused = error !== undefined && error !== null && !isEdited && !busy
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && isRefused) number.current?.focus()
    wasBusy.current = busy === true
  }, [busy, isRefused, number])

  function add() {
    if (busy) return
    const next = typed.text === '' ? 'number' : kind?.pin === 'Required' && typed.pin === '' ? 'pin' : null
    setMissing(next)
    if (next === 'number') number.current?.focus()
    else if (next === 'pin') pinInput.current?.focus()
    else {
      setEdited(false)
      onAdd({ text: typed.text, pin: typed.pin, kindId: typed.kindId })
    }
  }

  return (
    <Root
      noValidate
      aria-labelledby={heading}
      data-refused={isRefused ? '' : undefined}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Head>
        <h3 id={heading}>{labels.title}</h3>
        {onClose && <IconButton icon="close" label={labels.close} onClick={onClose} />}
      </Head>
      {kinds.length > 1 && (
        <CodeKinds
          legend={labels.kinds}
          kinds={kinds}
          kindId={typed.kindId}
          isRecognized={isRecognized}
          onChoose={edit.choose}
        />
      )}
      <Fields data-with-pin={kind && kind.pin !== 'None' ? '' : undefined}>
        <div data-slot="number">
          <Field
            label={labels.number}
            error={isRefused ? error : missing === 'number' ? labels.numberNeeded : undefined}
          >
            {(control) => (
              <FieldInput
                {...control}
                ref={number}
                dir="ltr"
                type="text"
                name="code"
                inputMode="text"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint={kind?.pin === 'Required' ? 'next' : 'done'}
                required
                value={typed.text}
                onChange={edit.changeNumber}
                readOnly={busy}
              />
            )}
          </Field>
          {/* There before it speaks, as screen readers need. */}
          <div role="status">
            {isRecognized && !isRefused && missing !== 'number' && kind?.note !== undefined && (
              <p data-slot="recognized">
                <Icon name="check-circle" size={20} />
                {kind.note}
              </p>
            )}
          </div>
        </div>
        {kind && kind.pin !== 'None' && (
          <div data-slot="pin">
            <Field
              label={labels.pin}
              optionalLabel={kind.pin === 'Optional' ? labels.optional : undefined}
              help={pinHelp}
              error={missing === 'pin' ? labels.pinNeeded : undefined}
            >
              {(control) => (
                <FieldInput
                  {...control}
                  ref={pinInput}
                  dir="ltr"
                  type="text"
                  name="code-pin"
                  inputMode="numeric"
                  autoComplete="off"
                  spellCheck={false}
                  enterKeyHint="done"
                  maxLength={20}
                  required={kind.pin === 'Required'}
                  value={pinText}
                  onChange={(event) => edit.changePin(event.target.value)}
                  readOnly={busy}
                />
              )}
            </Field>
          </div>
        )}
      </Fields>
      <Actions>
        {isRefused && !canRetry ? (
          <Button key="another" variant="secondary" onClick={edit.empty}>
            {labels.another}
          </Button>
        ) : (
          <Button key="add" type="submit" busy={busy} busyLabel={labels.adding}>
            {labels.add}
          </Button>
        )}
        {isRefused ? actions : note !== undefined && <p>{note}</p>}
      </Actions>
    </Root>
  )
}
