import type { ApiClient, CallOptions } from '../http/api-client.ts'

/** Turning a paid order into tickets. */
export function createCompletionService(client: ApiClient) {
  return {
    start: (orderId: string, options?: CallOptions) =>
      client.call('startCompletion', { params: { orderId } }, options),
    completion: (orderId: string) => client.call('getCompletion', { params: { orderId } }),
  }
}
export type CompletionService = ReturnType<typeof createCompletionService>
