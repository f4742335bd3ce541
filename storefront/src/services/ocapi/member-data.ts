import type { ApiClient } from '../http/api-client.ts'

/** Copies of the member's data. */
export function createMemberDataService(client: ApiClient) {
  return {
    list: () => client.call('getDataExports', {}),
    request: (currentPassword: string) => client.call('createDataExport', { body: { currentPassword } }),
  }
}

export type MemberDataService = ReturnType<typeof createMemberDataService>
