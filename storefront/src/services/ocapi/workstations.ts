import type { ApiClient } from '../http/api-client.ts'

/** The workstation that this device is. */
export function createWorkstationsService(client: ApiClient) {
  return {
    /** @param code good once, for a day */
    register: (code: string) => client.call('registerWorkstation', { body: { code } }),
    current: () => client.call('getWorkstation', {}),
    signOut: () => client.call('deleteWorkstation', {}),
  }
}
export type WorkstationsService = ReturnType<typeof createWorkstationsService>
