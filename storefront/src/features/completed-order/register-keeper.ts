import { offlineTicketPaths, ticketKeeperPolicy } from '@foyer/contract/offline-tickets'

interface KeeperPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (address: string) => unknown }
}

let address: unknown

/** The worker's address, as browsers with Trusted Types need it: script that gets hold of the policy gets this address only. */
function getKeeperAddress(): string {
  if (address === undefined) {
    const { trustedTypes } = window as { trustedTypes?: KeeperPolicies }
    const rules = { createScriptURL: () => offlineTicketPaths.keeper }
    // A name can be created once in a document.
    address = trustedTypes
      ? trustedTypes.createPolicy(ticketKeeperPolicy, rules).createScriptURL('')
      : offlineTicketPaths.keeper
  }
  return address as string
}

/** Whether this browser has what it takes: not by plain http, nor in some private windows. */
export const canRegisterKeeper = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window

const waitUntilActive = (worker: ServiceWorker | null) =>
  new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve()
      else if (worker === null || worker.state === 'redundant')
        reject(new TypeError('The worker was not installed'))
    }
    worker?.addEventListener('statechange', check)
    check()
  })

/**
 * Registers the worker that answers for tickets without a connection, and waits until it does.
 * @throws TypeError or DOMException where it cannot be installed
 */
export async function registerKeeper(): Promise<void> {
  const registration = await navigator.serviceWorker.register(getKeeperAddress())
  // Registering the same address looks for no newer worker.
  if (registration.active) return void registration.update().catch(() => undefined)
  await waitUntilActive(registration.installing ?? registration.waiting)
}
