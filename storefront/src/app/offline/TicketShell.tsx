import { Button } from '@foyer/design-system/actions/button'
import { Icon } from '@foyer/design-system/foundations/icon'
import { styled } from '@foyer/design-system/foundations/styled'
import { LivingTicket } from '@foyer/design-system/order/living-ticket'

const Header = styled('header')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 'var(--foyer-header-height-narrow)',
  paddingInline: 'var(--foyer-page-margin)',
  borderBlockEnd: '1px solid var(--foyer-border)',
  background: 'var(--foyer-header-background)',
  color: 'var(--foyer-header-text)',
  fontFamily: 'var(--foyer-font-heading)',
  fontSize: 'var(--foyer-text-lg)',
  fontWeight: 'var(--foyer-heading-weight)',
  '[data-logo=center] &': { justifyContent: 'center' },
})

const Column = styled('main')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  inlineSize: 'min(428px, 100% - 2 * var(--foyer-page-margin))',
  marginInline: 'auto',
  paddingBlock: '24px 64px',
  '& section p': { marginBlockStart: 12, color: 'var(--foyer-text-muted)' },
  '& article h1': { fontSize: '1.5rem', lineHeight: 1.2 },
  // The ticket's own line above it.
  '& article > p': { marginBlockStart: 0, color: 'inherit' },
  '& ul': { listStyle: 'none', margin: '16px 0 0', padding: 0 },
  '& li > a': {
    display: 'block',
    paddingBlock: 16,
    borderBlockStart: '1px solid var(--foyer-border)',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& li:last-of-type > a': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '& li strong': { display: 'block', color: 'var(--foyer-primary-text)', textDecoration: 'underline' },
  '& li span': { color: 'var(--foyer-text-muted)' },
})

const Foot = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  '& > p': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: 12,
    margin: 0,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

/** Stands where the script writes: React leaves out what is empty. */
const blank = '–'

/**
 * The markup of the page that shows stored tickets without a connection, for all of its states; the shell's script shows
 * one of them and writes its texts.
 */
export function TicketShell({ siteTitle }: { siteTitle: string }) {
  return (
    <>
      <Header>{siteTitle}</Header>
      <Column>
        <section data-part="ticket" hidden>
          <LivingTicket
            status={blank}
            film={{ title: blank, rating: { label: blank } }}
            time={blank}
            date={blank}
            place={blank}
            cells={[{ label: blank, value: blank }]}
            code={blank}
            codeLabel={blank}
            reference={blank}
            tickets={blank}
            headingLevel={1}
          />
        </section>
        <section data-part="missing" hidden>
          <h1 data-part="missing-title">{blank}</h1>
          <p data-part="missing-text">{blank}</p>
        </section>
        <section data-part="list" hidden>
          <h2 data-part="list-title">{blank}</h2>
          <ul data-part="rows">
            <li>
              <a href="/completed-order/">
                <strong>{blank}</strong>
                <span>{blank}</span>
              </a>
            </li>
          </ul>
        </section>
        <Foot data-part="foot" hidden>
          <p>
            <Icon name="wifi-off" size={20} />
            <span data-part="offline">{blank}</span>
          </p>
          <Button variant="secondary" data-part="retry">
            {blank}
          </Button>
        </Foot>
      </Column>
    </>
  )
}
