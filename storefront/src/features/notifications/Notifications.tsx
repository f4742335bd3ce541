import { NotificationList } from '@foyer/design-system/notification-list'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../app/hooks.ts'

const tones = { Info: 'info', Success: 'success', Warning: 'warning', Error: 'error' } as const

/** Where notifications appear, the most urgent on top. */
export const Notifications = observer(function Notifications() {
  const { configuration, notifications } = useStores()
  const { t, plural } = useText()
  const listed = notifications.visible.filter(({ isDrawnApart }) => !isDrawnApart)
  const hidden = notifications.count - notifications.visible.length
  return (
    <NotificationList
      label={t('shared.notification.region')}
      items={listed.map((notification) => ({
        id: notification.id,
        tone: tones[notification.type],
        autoDismiss: notification.autoDismiss,
        title: notification.title,
        text: notification.messages?.join(' '),
        action: notification.actionButton && {
          label: notification.actionButton.label,
          onPress: notification.actionButton.onClick,
        },
        onClose: notification.closeButton === false ? undefined : () => notifications.remove(notification.id),
        closeLabel: t('shared.notification.close'),
      }))}
      dismissAfter={configuration.value.notifications.autoDismissAfter}
      moreLabel={hidden > 0 ? () => plural('shared.notification.more', hidden) : undefined}
    />
  )
})
