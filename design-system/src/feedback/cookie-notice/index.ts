export { CookieNotice, cookieNotice, type CookieNoticeProps } from './CookieNotice.tsx'
