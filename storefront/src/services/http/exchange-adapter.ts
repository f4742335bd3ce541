import { AxiosError, AxiosHeaders, CanceledError, type AxiosAdapter } from 'axios'
import type { Exchange } from '@foyer/contract/render/boundary'

/** Lets axios speak through the exchange that the server hands in: no socket when the interface is our own. */
export function createExchangeAdapter(exchange: Exchange): AxiosAdapter {
  return async (config) => {
    const signal = config.signal as AbortSignal | undefined
    if (signal?.aborted) throw new CanceledError()
    const headers = Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    )
    let answer: Awaited<ReturnType<Exchange>>
    try {
      answer = await exchange({
        method: (config.method ?? 'get').toUpperCase(),
        url: config.url ?? '',
        headers,
        ...(typeof config.data === 'string' ? { body: config.data } : {}),
        ...(signal ? { signal } : {}),
      })
    } catch (error) {
      if (signal?.aborted) throw new CanceledError()
      throw new AxiosError(String(error), AxiosError.ERR_NETWORK, config)
    }
    return {
      status: answer.status,
      statusText: '',
      headers: new AxiosHeaders(answer.headers),
      data: answer.body,
      config,
    }
  }
}
