import { ContrastDisclosure, ModeSwitch } from '@foyer/design-system/actions/mode-switch'
import { SiteFooter } from '@foyer/design-system/navigation/site-footer'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { useHydrated, usePage, useStores, useText } from '../../context/hooks.ts'
import type { FooterColumn } from '../../stores/channel/configuration-model.ts'
import { getNavigationItems } from '../../page/content-links.ts'
import { rememberLanguage } from './remember-language.ts'

/**
 * The foot of the browsing pages: where else to go, the languages, the switches of mode and contrast.
 */
export const SiteBottom = observer(function SiteBottom() {
  const stores = useStores()
  const { configuration, formats, hasModes, languages, logo, today } = stores
  const { t } = useText()
  const { footer, shapes } = configuration.value
  const { url } = usePage()
  const { hash } = useLocation()
  // No server hears of the hash.
  const place = useHydrated() ? hash : ''
  const toFooterSection = (column: FooterColumn) => ({
    title: t(column.textKey),
    isLead: column.id === footer.leadColumn,
    links: getNavigationItems(column.items, stores, t),
  })
  return (
    <>
      <SiteFooter
        shape={shapes.footer}
        onClickCapture={(event) => rememberLanguage(stores, event)}
        logo={{ ...logo, label: t('shared.site.name') }}
        message={t(footer.messageKey)}
        rights={t(footer.legalKey, { year: formats.date(today.businessDate(), 'YYYY') })}
        navigationLabel={t('shared.footer.label')}
        columns={footer.columns.map(toFooterSection)}
        secondary={footer.secondaryColumns?.map(toFooterSection)}
        languages={languages.links(url, place)}
        languagesLabel={t('shared.language.label')}
        privacy={{
          label: t('shared.consent.settings'),
          onOpen: () =>
            void import('../../stores/visitor/consent.ts').then(({ getConsentStore }) =>
              getConsentStore(stores).reopen(),
            ),
        }}
        modeSwitch={
          hasModes && (
            <ModeSwitch
              variant={shapes.footer === 'Colophon' ? 'line' : 'box'}
              labels={{
                legend: t('shared.mode.label'),
                System: t('shared.mode.system'),
                Light: t('shared.mode.light'),
                Dark: t('shared.mode.dark'),
              }}
            />
          )
        }
        contrast={
          <ContrastDisclosure
            labels={{
              legend: t('shared.contrast.label'),
              Normal: t('shared.contrast.normal'),
              Medium: t('shared.contrast.medium'),
              High: t('shared.contrast.high'),
              System: t('shared.contrast.system'),
            }}
          />
        }
      />
    </>
  )
})
