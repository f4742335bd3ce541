import { Button } from '@foyer/design-system/actions/button'
import { Section } from '@foyer/design-system/foundations/layout'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import type { DataExport } from '@foyer/contract/wire/member-data'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useFormats, useStore, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { InPlaceForm } from '../../member/InPlaceForm.tsx'
import { PresentPasswordField } from '../../member/PresentPasswordField.tsx'
import { getDataExportsStore } from '../../stores/members/data-exports.ts'
import { toCopyRefusal } from './copy-refusal.ts'

/** A copy of everything that is stored of the member: asked for with the password, mailed as a link. */
export const DataCopy = observer(function DataCopy({ email }: { email: string | null }) {
  const store = useStore(getDataExportsStore)
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const { exports } = store
  useEffect(() => {
    void exports.ensure()
  }, [exports])
  const close = () => {
    setOpen(false)
    // The form had the focus.
    button.current?.focus()
  }
  return (
    <Section title={t('member.data.copy.title')} headingLevel={3}>
      <SettingList label={t('member.data.copy.title')}>
        <SettingRow
          icon="download"
          title={t('member.data.copy.what')}
          note={<span role="status">{said === '' ? t('member.data.copy.note') : said}</span>}
          action={
            <Button
              ref={button}
              variant="secondary"
              size="medium"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('member.data.copy.ask')}
            </Button>
          }
        >
          {isOpen && (
            <InPlaceForm<{ current: string }>
              initial={{ current: '' }}
              validate={({ current }) =>
                new Map(current === '' ? [['current', t('member.credentials.currentRequired')]] : [])
              }
              onSubmit={async ({ current }) => {
                const result = await store.request(current)
                if (result.ok) {
                  setSaid(t('member.data.copy.asked', { email: email ?? '' }))
                  close()
                  return null
                }
                const refusal = toCopyRefusal(result.failure)
                const text = t(`member.data.copy.refused.${refusal}`)
                return refusal === 'wrongPassword' ? new Map([['current', text]]) : text
              }}
              onCancel={close}
              problemTitle={t('member.data.copy.refused.title')}
              submitLabel={t('member.data.copy.send')}
              busyLabel={t('member.data.copy.sending')}
            >
              {({ values, setValue, getError }) => (
                <PresentPasswordField
                  value={values.current}
                  onChange={(value) => setValue('current', value)}
                  error={getError('current')}
                />
              )}
            </InPlaceForm>
          )}
        </SettingRow>
        {(exports.value ?? []).map((each) => (
          <CopyRow key={each.id} copy={each} />
        ))}
      </SettingList>
    </Section>
  )
})

const bytesOfMegabyte = 1_000_000

/** A copy that is being made, or was mailed. */
function CopyRow({ copy: { createdAt, completedAt, expiresAt, size } }: { copy: DataExport }) {
  const { t } = useText()
  const formats = useFormats()
  const day = formats.longDay(toLocalInstant(completedAt ?? createdAt))
  if (completedAt === null || expiresAt === null)
    return (
      <SettingRow
        icon="clock"
        title={t('member.data.copy.making', { day })}
        note={t('member.data.copy.soon')}
      />
    )
  const until = toLocalInstant(expiresAt)
  const megabytes = Math.max(0.1, Math.ceil((10 * (size ?? 0)) / bytesOfMegabyte) / 10)
  return (
    <SettingRow
      icon="check-circle"
      tone="success"
      title={t('member.data.copy.ready', { day, size: megabytes })}
      note={t('member.data.copy.until', { day: formats.longDay(until), time: formats.time(until) })}
    />
  )
}
