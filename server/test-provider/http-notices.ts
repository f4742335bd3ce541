import type { NoticeAnswer, NoticeReceiver } from '../src/domain/payment-provider.ts'

/** How long the shop may take to answer a notice, milliseconds. */
const patience = 10_000

/**
 * Sends notices to a shop over HTTP.
 * @param getUrl absolute address of the shop's route for notices
 * @throws Error if the shop does not answer: the bank repeats the notice later
 */
export function createHttpReceiver(getUrl: () => string): NoticeReceiver {
  return async (notice) => {
    const answer = await fetch(getUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The shop answered a notice with ${answer.status}`)
    const { accepted } = (await answer.json()) as Partial<NoticeAnswer>
    return { accepted: accepted === true }
  }
}
