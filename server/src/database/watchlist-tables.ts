/** Tables of members' watchlists. */
export interface WatchlistTables {
  watchlist_film: WatchlistFilmTable
  watchlist_notice: WatchlistNoticeTable
}

/** A film that a member wants to see. Primary key (member_id, film_id). */
interface WatchlistFilmTable {
  member_id: string
  film_id: string
  /** Lower values come first; each new film of a member gets a greater one. */
  display_priority: number
  added_at: number
  /** 1: it could not be booked yet when it was added, nor since. */
  awaits_booking: number
  /** When its booking was found open after such a wait. */
  booking_opened_at: number | null
  /** By which recommendations know the member. */
  member_hash: string
}

/** A member's answer to whether they are notified when booking opens. */
interface WatchlistNoticeTable {
  member_id: string
  is_wanted: number
  /** When they answered; by a link in a mail too. */
  changed_at: number
  /** Random, in the addresses that end the mails; unique. */
  mail_key: string
}
