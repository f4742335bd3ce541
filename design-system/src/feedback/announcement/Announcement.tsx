import { styled } from '../../foundations/styled/index.ts'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { Button } from '../../actions/button/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Link } from '../../actions/link/index.ts'
import { media } from '../../foundations/media/index.ts'

const Root = styled('aside', { name: 'FoyerAnnouncement', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: '4px 14px',
  paddingBlock: 14,
  borderBlockEnd: '1px solid var(--foyer-border)',
  '& > svg': { color: 'var(--foyer-primary-text)' },
  '& > p': { minInlineSize: 0 },
  [`${media.up.sm}, (scripting: none)`]: { '& > p > [data-slot=open]': { display: 'none' } },
  // Taller than the line, too.
  '& > [data-slot=more]': { flex: 'none', marginBlock: -12 },
  '& > a': { marginInlineStart: 'auto', flex: 'none' },
  // The close button is taller than the line, so it must not add to the height.
  '& > [data-slot=close]': { flex: 'none', marginBlock: -12, marginInlineEnd: -11 },
  '& > :is(p, [data-slot=more]) + [data-slot=close]': { marginInlineStart: 'auto' },
  '[data-heading=center] &': {
    justifyContent: 'center',
    borderBlockStart: '1px solid var(--foyer-border)',
    '& > a': { [media.up.sm]: { marginInlineStart: 10 } },
  },
  // The line above it is the header's, or another announcement's.
  '[data-heading=center] main > :first-child &, [data-heading=center] & + &': { borderBlockStart: 0 },
  '[data-radius=FullRounded] &': {
    border: 0,
    borderRadius: 'var(--foyer-radius-md)',
    paddingInline: 20,
    background: 'var(--foyer-surface-2)',
  },
  [media.below.sm]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > svg': { alignSelf: 'start' },
    '& > [data-slot=more]': {
      gridColumn: 2,
      justifySelf: 'start',
      marginBlock: '-4px -12px',
      marginInlineStart: -12,
    },
    '& > a': { gridColumn: 2, marginInlineStart: 0, overflowWrap: 'anywhere' },
    '&:has(> [data-slot=close])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    '& > [data-slot=close]': { gridColumn: 3, gridRow: 1, alignSelf: 'start' },
    // The lead with the button beside it, the rest below.
    '&[data-folds]': {
      columnGap: 10,
      '& > p': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 4 },
      '& > p > strong': { alignSelf: 'center', overflowWrap: 'anywhere' },
      '& > p > span': { gridColumn: '1 / -1' },
      '& > p > [data-slot=open]': { alignSelf: 'start', marginBlock: -12, marginInlineEnd: -11 },
    },
    // Without script nothing would open it.
    '@media (scripting: enabled)': {
      '&[data-folds]:not([data-open])': {
        '& > p > strong': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
        '& > p > span, & > a, & > [data-slot=more]': { display: 'none' },
      },
    },
  },
})

export interface AnnouncementProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  /** Spoken name of the region. */
  label: string
  /** An icon of the set before the text. */
  icon?: IconName | undefined
  /** The bold lead. */
  lead: string
  /** Text after the lead, in the same line. */
  text?: string | undefined
  /**
   * Spoken name of the button that shows the rest on a phone, where the lead alone is seen first, in two lines at most.
   * Without it everything is shown.
   */
  openLabel?: string | undefined
  /** Shows the news that stand behind this one: "and 1 more". */
  more?: { label: string; onPress: () => void } | undefined
  /** A link after the text. */
  action?: { label: string; href: string } | undefined
  /** A close button at its end; `label` names what it closes. */
  close?: { label: string; onPress: () => void } | undefined
}

/**
 * One line of news between hairlines. On a phone its rest stands behind a button, the disclosure of the ARIA Authoring
 * Practices: Space and Enter expand and collapse. For what happened to this visitor see `notice`; for what went wrong
 * in place, `alert`. Our own: one line in the page's flow, to which Material UI's Paper would only add a class.
 */
export function Announcement(props: AnnouncementProps) {
  const { label, icon = 'megaphone', lead, text, openLabel, more, action, close, ...rest } = props
  const [isOpen, setIsOpen] = useState(false)
  const textId = useId()
  const hasText = text !== undefined
  const folds = openLabel !== undefined && (hasText || more !== undefined || action !== undefined)
  return (
    <Root
      aria-label={label}
      data-folds={folds ? '' : undefined}
      data-open={folds && isOpen ? '' : undefined}
      {...rest}
    >
      <Icon name={icon} size={22} />
      <p>
        <strong>{lead}</strong>
        {folds && (
          <IconButton
            data-slot="open"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={openLabel}
            aria-expanded={isOpen}
            aria-controls={hasText ? textId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        {hasText && <span id={textId}> {text}</span>}
      </p>
      {more && (
        <Button data-slot="more" variant="text" size="medium" onClick={more.onPress}>
          {more.label}
        </Button>
      )}
      {action && (
        <Link href={action.href} arrow>
          {action.label}
        </Link>
      )}
      {close && <IconButton data-slot="close" icon="close" label={close.label} onClick={close.onPress} />}
    </Root>
  )
}
