import type { defaultPages } from '@foyer/contract/omnia/pages'
import type { ConsentLog } from '../accounts/consent-log.ts'
import type { MemberStore } from '../accounts/member-store.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { toDetailUrl } from '../content/content-context.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../domain/clock.ts'
import type { BookingMailParts } from '../mail/booking-mail.ts'
import { toUnsubscribeLink, type UnsubscribeSigner } from '../mail/unsubscribe-routes.ts'
import type { Programme } from '../schedule/programme.ts'
import { createBookingNotices } from '../watchlist/booking-notices.ts'
import { NoticeConsent } from '../watchlist/notice-consent.ts'
import type { WatchlistMails } from '../watchlist/watchlist-mails.ts'
import { WatchlistStore } from '../watchlist/watchlist-store.ts'

export interface WatchlistServicesOptions {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly programme: Programme
  readonly mails: WatchlistMails
  readonly signer: UnsubscribeSigner
  readonly members: MemberStore
  readonly consents: ConsentLog
  /** Patterns of aliased pages. */
  readonly pages: Readonly<typeof defaultPages>
  readonly clock: Clock
}

/** Members' watchlists, and telling them when booking opens. */
export interface WatchlistServices {
  readonly watchlists: WatchlistStore
  readonly noticeConsent: NoticeConsent
  /** A regular task. */
  readonly tellOfBookings: () => Promise<void>
  /** What a mail about a film says; null if the film is gone, or the member no longer wants it or mails. */
  readBooking(
    memberId: string,
    filmId: string,
  ): Promise<Pick<BookingMailParts, 'film' | 'watchlistLink' | 'unsubscribeLink'> | null>
}

export function createWatchlistServices(options: WatchlistServicesOptions): WatchlistServices {
  const { database, catalogue, pages, signer } = options
  const watchlists = new WatchlistStore(database)
  return {
    watchlists,
    noticeConsent: new NoticeConsent({ ...options, watchlists }),
    tellOfBookings: createBookingNotices({ ...options, watchlists }),
    async readBooking(memberId, filmId) {
      const film = catalogue.films.get(filmId)
      const mailKey = await watchlists.findMailKey(memberId, filmId)
      if (!film || mailKey === null) return null
      const { id, title } = film.wire
      return {
        film: { id, title, link: toDetailUrl(pages.FilmDetails, title.text, id) },
        watchlistLink: pages.MemberWatchlist,
        unsubscribeLink: toUnsubscribeLink(signer, 'watchlist', mailKey),
      }
    },
  }
}
