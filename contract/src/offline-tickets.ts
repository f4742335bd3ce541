/**
 * Addresses of tickets without a connection. The worker's place is its scope: it answers for the ticket's page and for no
 * other.
 */
export const offlineTicketPaths = {
  scope: '/completed-order/',
  /** The service worker. */
  keeper: '/completed-order/keeper.js',
  /** The page that the worker answers with; its parameter `v` names its content. */
  shell: '/completed-order/shell.html',
  /** Of an application on the home screen; its parameter `orderId` is the ticket it opens. */
  manifest: '/completed-order/app.webmanifest',
} as const

/** Trusted Types policy that registers the worker: it knows one address, whichever address is requested. */
export const ticketKeeperPolicy = 'ticket-keeper'
