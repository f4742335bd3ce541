export { NotificationList, type NoticeItem, type NotificationListProps } from './NotificationList.tsx'
