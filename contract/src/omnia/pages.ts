/** Pages of the member's area: private, at any address that the brand sets. */
export const memberPages = [
  'SignIn',
  'SignUp',
  'PasswordReset',
  'MemberOverview',
  'MemberRechargePoints',
  'MemberUpdateDetails',
  'MemberBookingsAndTransactions',
  'MemberRewardsAndOffers',
  'MemberWatchlist',
] as const

/** Page types of the content system with their default addresses; the initial data can override them. */
export const pageTypes = [
  'Home',
  'Generic',
  'Cinemas',
  'Cinema',
  'Films',
  'FilmDetails',
  'Events',
  'EventDetails',
  'FindOrder',
  ...memberPages,
  'ErrorNotFound',
] as const
export type PageType = (typeof pageTypes)[number]

export const defaultPages: Record<Exclude<PageType, 'Generic'>, string> = {
  Home: '/',
  Films: '/films/',
  FilmDetails: '/films/:filmName/:filmId/',
  Events: '/events/',
  EventDetails: '/events/:eventName/:eventId/',
  Cinemas: '/sites/',
  Cinema: '/sites/:siteName/:siteId/',
  FindOrder: '/find-order/',
  SignIn: '/sign-in/',
  SignUp: '/sign-up/',
  PasswordReset: '/member/password-reset/',
  MemberOverview: '/member/',
  MemberUpdateDetails: '/member/update-details/',
  MemberBookingsAndTransactions: '/member/bookings-and-transactions/',
  MemberRewardsAndOffers: '/member/rewards-and-offers/',
  MemberWatchlist: '/member/film-watchlist/',
  MemberRechargePoints: '/member/recharge-points/',
  ErrorNotFound: '/404/',
}

/** Names of the parameters that a page's address has, in their order. */
export function listPageParameters(page: PageType): string[] {
  if (page === 'Generic') return []
  return defaultPages[page].split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
}
