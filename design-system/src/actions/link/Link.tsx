import { styled } from '../../foundations/styled/index.ts'
import { Icon, type IconName } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { PlainLink, type LinkComponentProps } from './LinkComponent.tsx'

const Root = styled(PlainLink, { name: 'FoyerLink', slot: 'Root' })({
  color: 'var(--foyer-primary-text)',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.22em',
  '&[data-tone=text]': { color: 'inherit' },
  '&[data-tone=muted]': { color: 'var(--foyer-text-muted)' },
  '&[data-standalone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    fontWeight: 600,
    textDecorationLine: 'none',
  },
  '& [data-icon=arrow-right]': { transition: 'translate .18s' },
  [media.hover]: {
    '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' },
    '&:hover [data-icon=arrow-right]': { translate: '3px 0' },
    '[dir=rtl] &:hover [data-icon=arrow-right]': { translate: '-3px 0' },
  },
})

export interface LinkProps extends LinkComponentProps {
  /** Color: accent ink, text, or muted; default 'ink'. */
  tone?: 'ink' | 'text' | 'muted' | undefined
  /** Outside of text, with an arrow: 44 px high, underlined only on hover. */
  arrow?: boolean | undefined
  /** Icon before the label; sets the link outside of text too. */
  icon?: IconName | undefined
}

/**
 * A link in running text, or a standalone one with an arrow or an icon. For an action use a `button`. Our own: a styled
 * link, for which Material UI's Typography would add nodes.
 */
export function Link({ tone = 'ink', arrow, icon, children, ...rest }: LinkProps) {
  return (
    <Root data-tone={tone} data-standalone={arrow || icon ? '' : undefined} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      {children}
      {arrow && <Icon name="arrow-right" size={20} />}
    </Root>
  )
}
