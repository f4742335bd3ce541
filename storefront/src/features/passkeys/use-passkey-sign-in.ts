import { getPasskeyHost } from '@foyer/contract/passkey-host'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '../../cache/result.ts'
import { usePage, useStore } from '../../context/hooks.ts'
import { useExtendsMembers } from '../../context/use-members.ts'
import type { Failure } from '../../services/http/failure.ts'
import { getMemberPasskeys } from '../../stores/members/passkeys.ts'
import { loadAuthenticator } from './authenticator.ts'
import { toDeviceText, toRefusalText } from './passkey-refusal.ts'
import { useHasPasskeys } from './use-has-passkeys.ts'

/** `hidden`: not offered here. `failed`: `text` is a text key. `done`: the page leads on. */
export type PasskeySignInState =
  | { readonly kind: 'hidden' | 'ready' | 'waiting' | 'done' }
  | { readonly kind: 'failed'; readonly text: string }

const hidden: PasskeySignInState = { kind: 'hidden' }
/** Milliseconds after which the request behind the field is repeated: its challenge is good for five minutes. */
const renewAfter = 4 * 60_000

/**
 * Signs in by passkeys: by a button, and from the list that browsers show at a field with
 * `autocomplete="username webauthn"`. One request at a time: the button ends the one behind the field, which is begun
 * again when the button has failed.
 * @param remember whether the visitor stays signed in here, as it stands when the device answers
 * @returns the state, and what the button does
 */
export function usePasskeySignIn(
  remember: boolean,
): [state: PasskeySignInState, signIn: () => Promise<void>] {
  const passkeys = useStore(getMemberPasskeys)
  const { url } = usePage()
  const isHere = useHasPasskeys()
  // The server draws the button where it may be offered: it goes where the browser has no passkeys.
  const isOffered = useExtendsMembers() && isHere && getPasskeyHost(url.origin) !== null
  const [state, setState] = useState<PasskeySignInState>({ kind: 'ready' })
  /** Counts requests: the answer of an earlier one is of no interest. */
  const request = useRef(0)

  const latestRemember = useRef(remember)
  useEffect(() => {
    latestRemember.current = remember
  }, [remember])

  function finish(result: Result<void, Failure>): void {
    setState(result.ok ? { kind: 'done' } : { kind: 'failed', text: toRefusalText(result.failure) })
  }

  /** Waits behind the field until the visitor chooses a passkey there. Without one nothing is shown. */
  async function waitAtField(): Promise<void> {
    const mine = (request.current += 1)
    const isOver = () => request.current !== mine
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await loadAuthenticator()
    if (!(await browserSupportsWebAuthnAutofill()) || isOver()) return
    const prepared = await passkeys.prepareSignIn()
    if (!prepared.ok || isOver()) return
    try {
      const authentication = await startAuthentication({
        optionsJSON: prepared.value,
        useBrowserAutofill: true,
        verifyBrowserAutofillInput: false,
      })
      if (isOver()) return
      setState({ kind: 'waiting' })
      finish(await passkeys.signIn(authentication, latestRemember.current))
    } catch {
      // The visitor has not asked for anything yet: the password and the button are there.
    }
  }

  async function signIn(): Promise<void> {
    request.current += 1
    setState({ kind: 'waiting' })
    const { startAuthentication } = await loadAuthenticator()
    const prepared = await passkeys.prepareSignIn()
    if (!prepared.ok) {
      setState({ kind: 'failed', text: toRefusalText(prepared.failure) })
      return
    }
    try {
      const authentication = await startAuthentication({ optionsJSON: prepared.value })
      finish(await passkeys.signIn(authentication, latestRemember.current))
    } catch (error) {
      const text = toDeviceText(error)
      setState(text === null ? { kind: 'ready' } : { kind: 'failed', text })
    }
  }

  const renew = useEffectEvent(() => void waitAtField())
  const isFree = state.kind === 'ready' || state.kind === 'failed'
  useEffect(() => {
    if (!isOffered || !isFree) return
    const first = setTimeout(renew)
    const timer = setInterval(renew, renewAfter)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isOffered, isFree])
  useEffect(() => {
    if (!isOffered) return
    return () => {
      request.current += 1
      void loadAuthenticator().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [isOffered])
  return [isOffered ? state : hidden, signIn]
}
