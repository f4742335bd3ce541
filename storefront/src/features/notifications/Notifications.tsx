import { isIconName } from '@foyer/design-system/foundations/icon'
import { NotificationList } from '@foyer/design-system/feedback/notification-list'
import { observer } from 'mobx-react-lite'
import { useStores, useText } from '../../context/hooks.ts'

const tones = { Info: 'info', Success: 'success', Warning: 'warning', Error: 'error' } as const

/** Where notifications appear, the most urgent on top; those that find no place wait behind a button. */
export const Notifications = observer(function Notifications() {
  const { configuration, notifications } = useStores()
  const { t, plural } = useText()
  const inList = notifications.all.filter(({ isDrawnApart }) => !isDrawnApart)
  // One that is drawn apart has taken a place, but never the only one.
  const places = notifications.visible.filter(({ isDrawnApart }) => !isDrawnApart).length
  return (
    <NotificationList
      label={t('shared.notification.region')}
      items={inList.map((notification) => ({
        id: notification.id,
        tone: tones[notification.type],
        icon: isIconName(notification.iconName) ? notification.iconName : undefined,
        autoDismiss: notification.autoDismiss,
        title: notification.title,
        text: notification.messages.length > 0 ? notification.messages.join(' ') : undefined,
        action: notification.actionButton?.show
          ? { label: notification.actionButton.label, onPress: notification.actionButton.onClick }
          : undefined,
        onClose: notification.closeButton.show ? notification.internalActions.close : undefined,
        closeLabel: t('shared.notification.close'),
      }))}
      visible={Math.max(places, 1)}
      dismissAfter={configuration.value.notifications.autoDismissAfter}
      moreLabel={(hidden) => plural('shared.notification.more', hidden)}
      lessLabel={t('shared.notification.less')}
    />
  )
})
