import { expect, type APIRequestContext } from '@playwright/test'
import type { ResponseOf, OperationId } from '@foyer/contract/operations'

/** Token of a test server's controls. */
export const controlToken = 'end-to-end'

/** The server of a worker, with functions that move its clock, inject faults and reset it to its seed. */
export interface Shop {
  readonly address: string
  /** Makes a call of the ordering interface, as a browser of the channel does. */
  call: <K extends OperationId>(
    method: string,
    path: string,
    body?: unknown,
    more?: Record<string, string>,
  ) => Promise<{ status: number; body: ResponseOf<K> }>
  advance: (milliseconds: number) => Promise<void>
  /** Turns on limits of calls and holds until the end of the test; nothing is held at first. */
  limit: () => Promise<void>
  fault: (rule: Record<string, unknown>) => Promise<void>
  /** Number of hits of each active fault, in the order in which they were added. */
  faultHits: () => Promise<number[]>
  clearFaults: () => Promise<void>
  now: () => Promise<number>
}

/** The controls of a server that was started with `controlToken`. */
export async function readShop(address: string, request: APIRequestContext): Promise<Shop> {
  async function readToken(): Promise<string> {
    const response = await request.get(`${address}/api/omnia/v1/initialData`)
    return ((await response.json()) as { api: { authToken: string } }).api.authToken
  }
  let token = await readToken()
  const control = { 'x-foyer-control': controlToken }
  return {
    address,
    call: async (method, path, body, more = {}) => {
      const response = await request.fetch(`${address}/ocapi/v1/${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...more },
        ...(body === undefined ? {} : { data: body }),
      })
      const text = await response.text()
      return { status: response.status(), body: text ? JSON.parse(text) : undefined }
    },
    advance: async (milliseconds) => {
      const response = await request.put(`${address}/__control/clock`, {
        headers: control,
        data: { advanceBy: milliseconds },
      })
      expect(response.ok()).toBe(true)
      // Half a day later the channel's token has expired.
      token = await readToken()
    },
    limit: async () => {
      await request.post(`${address}/__control/reset`, { headers: control })
      await request.put(`${address}/__control/rate-limits`, { headers: control, data: { isOn: true } })
    },
    fault: async (rule) => {
      const response = await request.post(`${address}/__control/faults`, { headers: control, data: rule })
      expect(response.ok()).toBe(true)
    },
    faultHits: async () => {
      const response = await request.get(`${address}/__control/faults`, { headers: control })
      return ((await response.json()) as { faults: { hits: number }[] }).faults.map(({ hits }) => hits)
    },
    clearFaults: async () => {
      await request.delete(`${address}/__control/faults`, { headers: control })
    },
    now: async () => {
      const response = await request.get(`${address}/__control/clock`, { headers: control })
      return Date.parse(((await response.json()) as { now: string }).now)
    },
  }
}
