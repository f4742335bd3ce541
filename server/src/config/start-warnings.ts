import type { Settings } from './settings.ts'

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** What whoever starts the server should know of its settings, a sentence each; nothing is wrong with them. */
export function startWarnings({ host, publicOrigin, hosts }: Settings): string[] {
  if (isLoopback(host) || publicOrigin !== null || hosts.length > 0) return []
  return [
    'The shop answers by address and as localhost. Under a name it needs FOYER_PUBLIC_ORIGIN (or FOYER_HOSTS): other names get 421.',
  ]
}
