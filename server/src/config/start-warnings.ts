import type { Settings } from './settings.ts'

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** Advice on valid settings for the person who starts the server, a sentence each. */
export function startWarnings({ host, publicOrigin, hosts }: Settings): string[] {
  if (isLoopback(host) || publicOrigin !== null || hosts.length > 0) return []
  return [
    'The shop answers by address and as localhost. Under a name it needs FOYER_PUBLIC_ORIGIN (or FOYER_HOSTS): other names get 421.',
  ]
}
