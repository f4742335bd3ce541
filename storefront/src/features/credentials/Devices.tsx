import { Button } from '@foyer/design-system/actions/button'
import { Alert } from '@foyer/design-system/feedback/alert'
import { Skeleton } from '@foyer/design-system/feedback/skeleton'
import { Section } from '@foyer/design-system/foundations/layout'
import { SettingList, SettingRow } from '@foyer/design-system/members/setting-list'
import { useRef, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { useFormats, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { createDeviceLabel } from '../../member/device-label.ts'
import type { Failure } from '../../services/http/failure.ts'
import type { SessionsState } from './use-sessions.ts'

type Done = Promise<Result<void, Failure>>

export interface DevicesProps {
  state: SessionsState
  reload: () => Promise<void>
  /** Ends one sign-in. */
  endSession: (id: string) => Done
  /** Ends all of them, this one too; the page is left when it has worked. */
  endAll: () => Done
}

const phones: ReadonlySet<string> = new Set(['iPhone', 'Android'])

/** Where the member is signed in, with a sign-out for each device, and one everywhere. */
export function Devices({ state, reload, endSession, endAll }: DevicesProps) {
  const { t } = useText()
  const formats = useFormats()
  const title = useRef<HTMLDivElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [said, setSaid] = useState('')

  /** @param key the session's id, or `all` */
  async function end(key: string, name: string, call: () => Done) {
    setEnding(key)
    setFailed(false)
    const result = await call()
    if (result.ok && key !== 'all') {
      await reload()
      setSaid(t('member.devices.ended', { device: name }))
      // The row is gone, and its button with it.
      title.current?.focus()
    }
    setEnding(result.ok && key === 'all' ? key : null)
    setFailed(!result.ok)
  }

  return (
    <Section title={t('member.devices.title')} headingLevel={3}>
      <div ref={title} tabIndex={-1}>
        <p role="status">{said}</p>
        {hasFailed && (
          <Alert tone="error" role="alert" title={t('member.devices.notEnded')}>
            {t('member.credentials.failed')}
          </Alert>
        )}
        {state.kind === 'loading' && <Skeleton shape="block" />}
        {state.kind === 'failed' && (
          <Alert tone="error" title={t('member.devices.failed')}>
            <Button variant="text" size="medium" onClick={() => void reload()}>
              {t('member.devices.again')}
            </Button>
          </Alert>
        )}
        {state.kind === 'ready' && (
          <SettingList label={t('member.devices.title')}>
            {state.sessions.map((session) => {
              const name = createDeviceLabel(session, t)
              const seen = toLocalInstant(session.lastSeenAt)
              return (
                <SettingRow
                  key={session.id}
                  icon={phones.has(session.system ?? '') ? 'phone' : 'monitor'}
                  title={name}
                  note={
                    session.isCurrent
                      ? t('member.devices.now')
                      : t('member.devices.seen', { day: formats.longDay(seen), time: formats.time(seen) })
                  }
                  action={
                    session.isCurrent ? undefined : (
                      <Button
                        variant="text"
                        size="medium"
                        busy={ending === session.id}
                        busyLabel={t('member.devices.ending')}
                        aria-label={
                          ending === session.id ? undefined : t('member.devices.endName', { device: name })
                        }
                        onClick={() => void end(session.id, name, () => endSession(session.id))}
                      >
                        {t('member.devices.end')}
                      </Button>
                    )
                  }
                />
              )
            })}
          </SettingList>
        )}
      </div>
      <Button
        variant="secondary"
        busy={ending === 'all'}
        busyLabel={t('member.devices.ending')}
        onClick={() => void end('all', '', endAll)}
      >
        {t('member.devices.endAll')}
      </Button>
    </Section>
  )
}
