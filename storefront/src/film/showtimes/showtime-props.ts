import type { Attribute } from '@foyer/contract/wire/attributes'
import type { Showtime } from '@foyer/contract/wire/showtimes'
import { isIconName, type IconName } from '@foyer/design-system/foundations/icon'
import { useStores, useText } from '../../context/hooks.ts'
import { getAttributeKind, getAttributes } from './attribute-rank.ts'
import { getSaleState } from './showtime-state.ts'

/** Finds the glyph of an attribute, the theme's own before its data's, when the design system has it. */
export function useAttributeIcon(): (attribute: Attribute | undefined) => IconName | undefined {
  const { heroGlyphs } = useStores()
  return (attribute) => attribute && [heroGlyphs[attribute.id], attribute.icon].find(isIconName)
}

export interface ShowtimeContext {
  screens: Readonly<Record<string, { name: Parameters<ReturnType<typeof useText>['text']>[0] } | undefined>>
  attributes: Readonly<Record<string, Attribute | undefined>>
}

/** Turns showtimes into what a showtime button takes. Call its result inside an observer. */
export function useShowtimeProps() {
  const { configuration, formats, routes, sites, today } = useStores()
  const { t, text, list } = useText()
  const attributeIcon = useAttributeIcon()
  const { fewLeftShare } = configuration.value.tickets

  return (showtime: Showtime, { screens, attributes }: ShowtimeContext) => {
    const [leading, ...others] = getAttributes(showtime.attributeIds, (id) => attributes[id])
    const state = getSaleState(showtime, today.now, fewLeftShare)
    const time = formats.time(showtime.schedule.startsAt)
    const screen = text(screens[showtime.screenId]?.name) || undefined
    const cinema = text(sites.site(showtime.siteId)?.name)
    const name = screen
      ? t('browsing.showtime.label', { time, screen, cinema })
      : t('browsing.showtime.labelShort', { time, cinema })
    const named = [leading, ...others].map((attribute) => (attribute ? text(attribute.name) : ''))
    const stateLabels =
      state === 'few'
        ? t('browsing.showtime.fewLeft')
        : state === 'soldOut'
          ? t('browsing.showtime.soldOut')
          : ''
    return {
      id: showtime.id,
      time,
      screen,
      state,
      href: routes.showtime(showtime),
      attribute: leading && {
        id: leading.id,
        kind: getAttributeKind(leading),
        icon: attributeIcon(leading),
        label: text(leading.name),
      },
      attributes: others.map((other) => ({ icon: attributeIcon(other), label: text(other.name) })),
      labels: { few: t('browsing.showtime.fewLeft'), soldOut: t('browsing.showtime.soldOut') },
      accessibleName: list([name, ...named, stateLabels].filter(Boolean)),
    }
  }
}
