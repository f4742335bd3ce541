import { useEffect } from 'react'
import { useStores } from '../../context/hooks.ts'
import { isJobScheduled } from '../../stores/browser/job-times.ts'

/** Takes a ticket off this device that is good no more: refunded, or unknown to the server. */
export function useForgottenTicket(orderId: string, isGone: boolean): void {
  const { platform } = useStores().core
  useEffect(() => {
    if (!isGone || !isJobScheduled(platform.local, 'forget-tickets')) return
    import('./offline-ticket.ts').then(
      ({ openOfflineTickets }) => openOfflineTickets(platform)?.forget(orderId),
      // It is deleted with the day.
      () => undefined,
    )
  }, [orderId, isGone, platform])
}
