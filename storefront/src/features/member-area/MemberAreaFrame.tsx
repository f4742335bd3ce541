import { Link } from '@foyer/design-system/actions/link'
import { PageHeading } from '@foyer/design-system/foundations/page-heading'
import { AccountRail } from '@foyer/design-system/members/account-navigation'
import { TabLinks } from '@foyer/design-system/navigation/tab-links'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores, useText } from '../../context/hooks.ts'
import { AccountBody, AreaBody, BackLink, Head } from './layout.tsx'
import { MemberContent } from './MemberContent.tsx'
import { isAccountPage, listAccountPages, listTabs, type MemberSection } from './sections.ts'

export interface MemberAreaFrameProps {
  /** The page's h1, or for a page of the account, which is the h1, its h2. */
  title: string
  /** A line under it. */
  intro?: ReactNode
  section: MemberSection
  /** Of a page that is none of the account: while the member loads, in the measures of what comes; default that of a form. */
  skeleton?: ReactNode
  /** Of such a page: said under the words of a failure. */
  failureNote?: string | undefined
  /** Shown once the member's data is there: it can be read from `useMembers().member.member`. */
  children: ReactNode
}

/**
 * What surrounds a page of the member's area: heading and tabs; for a page of the account the rail beside it, or on phones
 * the way back to the list. While the member loads it shows a skeleton, and after a failure says so. For pages with
 * `isMemberOnly` in the layout `member`.
 */
export const MemberAreaFrame = observer(function MemberAreaFrame({
  title,
  intro,
  section,
  skeleton,
  failureNote,
  children,
}: MemberAreaFrameProps) {
  const stores = useStores()
  const { t } = useText()
  const isBelowAccount = isAccountPage(section)
  const tabs = (
    <TabLinks
      label={t('member.nav.label')}
      links={listTabs(stores, t)}
      current={isBelowAccount ? 'account' : section}
    />
  )
  if (!isBelowAccount && section !== 'account')
    return (
      <AreaBody>
        <Head>
          <PageHeading title={title} intro={intro} />
          {tabs}
        </Head>
        <MemberContent skeleton={skeleton} failureNote={failureNote}>
          {children}
        </MemberContent>
      </AreaBody>
    )
  const pages = listAccountPages(stores, t)
  return (
    <AreaBody>
      <Head data-below-account={isBelowAccount ? '' : undefined}>
        <PageHeading
          title={isBelowAccount ? t('member.nav.account') : title}
          intro={isBelowAccount ? undefined : intro}
        />
        {tabs}
      </Head>
      {isBelowAccount && (
        <BackLink>
          <Link href={stores.routes.memberAccount()} icon="chevron-left">
            {t('member.nav.account')}
          </Link>
        </BackLink>
      )}
      <AccountBody>
        <AccountRail label={t('member.nav.account')} links={pages} current={section} />
        <div data-slot="page">
          {isBelowAccount && (
            <header>
              <h2>{title}</h2>
              {intro !== undefined && <p>{intro}</p>}
            </header>
          )}
          <MemberContent>{children}</MemberContent>
        </div>
      </AccountBody>
    </AreaBody>
  )
})
