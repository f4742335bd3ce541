/** Where stores report what a visitor need not see. No personal data. */
export interface Logger {
  warn(message: string): void
  error(message: string): void
}

/** The browser's console. */
export const consoleLogger: Logger = {
  warn: (message) => {
    console.warn(message)
  },
  error: (message) => {
    console.error(message)
  },
}
