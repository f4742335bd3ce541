import { ConfirmationDialog } from '../src/feedback/confirmation-dialog/index.ts'
import { CookieNotice } from '../src/feedback/cookie-notice/index.ts'
import { Dialog } from '../src/feedback/dialog/index.ts'
import { EmptyState } from '../src/feedback/empty-state/index.ts'
import { FailureState } from '../src/feedback/failure-state/index.ts'
import { LazyDialog } from '../src/feedback/lazy-dialog/index.ts'
import { Alert } from '../src/feedback/alert/index.ts'
import { Notice } from '../src/feedback/notice/index.ts'
import { NotificationList } from '../src/feedback/notification-list/index.ts'
import { Popup } from '../src/feedback/popup/index.ts'
import {
  FilmPageSkeleton,
  FormSkeleton,
  PosterWallSkeleton,
  ShowtimeListSkeleton,
  Skeleton,
} from '../src/feedback/skeleton/index.ts'
import type { Table } from './entry.ts'

const nothing = () => undefined
const cookies = {
  title: 'Cookies',
  text: 'Only what a visit needs.',
  accept: { label: 'Agree', onPress: nothing },
}
const items = [{ id: 'one', tone: 'info', title: 'Saved' }] as const

/** What is said over and in place of content: dialogs, notices, waiting, nothing, failure. */
export const states: Table = {
  Alert: {
    shows: (probe) => <Alert tone="info" title="Saved" {...probe} />,
    theme: 'MuiAlert-root',
    states: { '[data-tone=error]': <Alert tone="error" title="Not saved" /> },
  },
  ConfirmationDialog: {
    shows: (probe) => (
      <ConfirmationDialog
        open
        title="Leave this order?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={nothing}
        onConfirm={nothing}
        {...probe}
      />
    ),
    isDialog: true,
    theme: 'FoyerDialog-root',
  },
  CookieNotice: {
    shows: (probe) => <CookieNotice {...cookies} {...probe} />,
    states: {
      'section[data-placement=fixed]': <CookieNotice {...cookies} />,
      'section[data-placement=static]': <CookieNotice {...cookies} placement="static" />,
    },
  },
  Dialog: {
    shows: (probe) => <Dialog open title="Your order" closeLabel="Close" {...probe} />,
    isDialog: true,
  },
  EmptyState: { shows: (probe) => <EmptyState title="Nothing on" {...probe} /> },
  FailureState: {
    shows: (probe) => <FailureState title="No films" text="They did not come." {...probe} />,
    theme: 'FoyerEmptyState-root',
  },
  FilmPageSkeleton: {
    shows: (probe) => <FilmPageSkeleton label="Loading" {...probe} />,
    except: { theme: 'Nothing of its own is drawn: a skeleton stands in a plain box.' },
  },
  FormSkeleton: {
    shows: (probe) => <FormSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-form',
  },
  LazyDialog: {
    shows: (probe) => <LazyDialog open title="Your order" closeLabel="Close" {...probe} />,
    isDialog: true,
    theme: 'FoyerDialog-root',
  },
  Notice: {
    shows: (probe) => <Notice tone="info" title="Saved" {...probe} />,
    states: { '[data-tone=error]': <Notice tone="error" title="Not saved" /> },
  },
  NotificationList: {
    shows: (probe) => <NotificationList label="News" items={[]} {...probe} />,
    states: { 'section[data-filled]': <NotificationList label="News" items={items} /> },
  },
  Popup: {
    shows: (probe) => (
      <Popup
        open
        onClose={nothing}
        closeLabel="Close"
        film={{ title: 'Louder', action: { label: 'Book', href: '/films/louder/' } }}
        {...probe}
      />
    ),
    isDialog: true,
  },
  PosterWallSkeleton: {
    shows: (probe) => <PosterWallSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-wall',
  },
  ShowtimeListSkeleton: {
    shows: (probe) => <ShowtimeListSkeleton label="Loading" {...probe} />,
    theme: 'FoyerSkeleton-showtimeList',
  },
  Skeleton: {
    shows: (probe) => <Skeleton shape="poster" {...probe} />,
    states: { '[data-shape=text][data-width=short]': <Skeleton shape="text" width="short" /> },
  },
}
