import type { TicketRedemptionCodeType } from '@foyer/contract/channel/tickets'
import { getPinRule } from '@foyer/contract/codes/code-format'
import { Button } from '@foyer/design-system/actions/button'
import { CodeField } from '@foyer/design-system/forms/code-field'
import { useEffect, useRef } from 'react'
import { useFormats, useStores, useText } from '../../context/hooks.ts'
import { renderCodeIcon } from '../../order/codes/code-icon.tsx'
import { useCodes, type CodeHandlers, type CodeResult, type RefusedCode } from './use-codes.ts'

export interface CodeEntryFormProps extends CodeHandlers {
  /** Kinds that can be added here. */
  offered: readonly TicketRedemptionCodeType[]
  /** The last code that was not added; null without one. */
  refused: RefusedCode | null
  onResult: (result: CodeResult) => void
  onEdit: () => void
  onClose: () => void
}

/** The field of all codes that a channel takes; it has the focus when it opens. */
export function CodeEntryForm(props: CodeEntryFormProps) {
  const { offered, refused, onResult, onEdit, onClose, ...handlers } = props
  const { rule, isBusy, add } = useCodes(offered, handlers)
  const formats = useFormats()
  const { configuration, routes } = useStores()
  const { t } = useText()
  const panel = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What was pressed to come here has gone.
    panel.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
  }, [])
  const refusal = refused?.refusal
  const error =
    refusal && t(refusal.textKey, refusal.goodFrom === null ? {} : { day: formats.longDay(refusal.goodFrom) })
  return (
    <CodeField
      ref={panel}
      labels={{
        title: t('transaction.codes.open'),
        close: t('transaction.codes.close'),
        kinds: t('transaction.codes.kinds'),
        number: t('transaction.codes.number'),
        pin: t('transaction.codes.pin'),
        optional: t('transaction.codes.optional'),
        add: t('transaction.codes.add'),
        adding: t('transaction.codes.adding'),
        another: t('transaction.codes.another'),
        numberNeeded: t('transaction.codes.numberNeeded'),
        pinNeeded: t('transaction.codes.pinNeeded'),
      }}
      kinds={offered.map((each) => ({
        id: each.id,
        label: each.label,
        icon: renderCodeIcon(each),
        pin: getPinRule(each, configuration.value.tickets.ticketRedemption),
        note: t('transaction.codes.recognized', { kind: each.label }),
      }))}
      rule={rule}
      note={t('transaction.codes.note')}
      busy={isBusy}
      error={error}
      canRetry={refusal?.canRetry}
      actions={
        refusal?.isForOthers && (
          <Button variant="secondary" href={routes.films()}>
            {t('transaction.codes.films')}
          </Button>
        )
      }
      onAdd={(entry) => void add(entry).then(onResult)}
      onEdit={onEdit}
      onClose={onClose}
    />
  )
}
