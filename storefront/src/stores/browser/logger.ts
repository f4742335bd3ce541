import type { InitialData } from '@foyer/contract/omnia/initial-data'

/** Log of the stores, for errors that are not shown to the visitor. No personal data. */
export interface Logger {
  warn(message: string): void
  error(message: string): void
}

type Level = InitialData['loggingConfiguration']['level']

const rank: Readonly<Record<Level, number>> = { DEBUG: 0, INFO: 1, WARN: 2, ERROR: 3 }

/**
 * Logs to the browser's console.
 * @param threshold of the channel: lower levels are not written
 */
export function createConsoleLogger(threshold: Level): Logger {
  const isWritten = (level: Level) => rank[level] >= rank[threshold]
  return {
    warn: (message) => {
      if (isWritten('WARN')) console.warn(message)
    },
    error: (message) => {
      if (isWritten('ERROR')) console.error(message)
    },
  }
}
