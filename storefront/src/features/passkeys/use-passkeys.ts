import { getDeviceName, splitDeviceName } from '@foyer/contract/device-name'
import type { Passkey } from '@foyer/contract/wire/passkeys'
import { useCallback, useEffect, useState } from 'react'
import { useFormats, useStore, useStores, useText } from '../../context/hooks.ts'
import { toLocalInstant } from '../../domain/local-instant.ts'
import { createDeviceLabel } from '../../member/device-label.ts'
import { getMemberPasskeys } from '../../stores/members/passkeys.ts'
import { loadAuthenticator } from './authenticator.ts'
import { toDeviceText, toRefusalText } from './passkey-refusal.ts'

/** The member's passkeys: not here yet, here, or not to be had. */
export type PasskeysState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly passkeys: readonly Passkey[] }
  | { readonly kind: 'failed' }

export interface PasskeyChanges {
  /** Loads them again. */
  load: () => Promise<void>
  /** Each returns a text key of why it did not work; null if it has. */
  add: (currentPassword: string) => Promise<string | null>
  rename: (id: string, name: string) => Promise<string | null>
  remove: (id: string) => Promise<string | null>
}

/** The member's passkeys, asked for while they are shown, and their changes. */
export function usePasskeys(): [state: PasskeysState, changes: PasskeyChanges] {
  const passkeys = useStore(getMemberPasskeys)
  const getDefaultName = useDefaultName()
  const [state, setState] = useState<PasskeysState>({ kind: 'loading' })
  const load = useCallback(async () => {
    const result = await passkeys.list()
    setState(result.ok ? { kind: 'ready', passkeys: result.value } : { kind: 'failed' })
  }, [passkeys])
  useEffect(() => {
    void Promise.resolve().then(load)
  }, [load])

  async function add(currentPassword: string): Promise<string | null> {
    const prepared = await passkeys.prepare(currentPassword)
    if (!prepared.ok) return toRefusalText(prepared.failure)
    const { startRegistration } = await loadAuthenticator()
    try {
      const registration = await startRegistration({ optionsJSON: prepared.value })
      const created = await passkeys.create(registration, getDefaultName())
      if (!created.ok) return toRefusalText(created.failure)
    } catch (error) {
      return toDeviceText(error) ?? 'member.passkeys.notDone'
    }
    await load()
    return null
  }
  async function rename(id: string, name: string): Promise<string | null> {
    const result = await passkeys.rename(id, name.trim())
    if (!result.ok) return toRefusalText(result.failure)
    await load()
    return null
  }
  async function remove(id: string): Promise<string | null> {
    const result = await passkeys.remove(id)
    if (!result.ok) return toRefusalText(result.failure)
    await load()
    return null
  }
  return [state, { load, add, rename, remove }]
}

/** Characters of a name that the interface takes. */
export const longestName = 60

/** The name of a passkey that this browser makes now, in the visitor's language: which browser or device, and when. */
function useDefaultName(): () => string {
  const { clock } = useStores().core.platform
  const { t } = useText()
  const formats = useFormats()
  return () => {
    const device = createDeviceLabel(splitDeviceName(getDeviceName(navigator.userAgent)), t)
    const date = formats.date(toLocalInstant(clock.now()))
    return t('member.passkeys.defaultName', { device, date }).slice(0, longestName)
  }
}
