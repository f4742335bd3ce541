import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { QrCode } from '../../order/living-ticket/index.ts'

/** Colors of a card's face, any of CSS. */
export interface CardTone {
  /** What the face is painted with; seen until its picture is there. */
  background: string
  /** Of the words on it. */
  foreground: string
}

const Root = styled('div', {
  name: 'FoyerMembershipCard',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: CardTone | undefined }>(
  {
    position: 'relative',
    overflow: 'hidden',
    // That of a bank card; more where the words are large.
    aspectRatio: '1.586',
    containerType: 'inline-size',
    borderRadius: 'calc(1.5 * var(--foyer-radius-lg))',
    border: 'var(--foyer-card-border)',
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    textAlign: 'start',
    '& > [data-slot=words]': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '6.8cqi',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      inlineSize: '48cqi',
      paddingBlock: '5.6cqi 5.2cqi',
      lineHeight: 1.4,
      overflowWrap: 'anywhere',
      '& strong': { fontWeight: 650 },
      '& p': { margin: 0 },
      '& small': { display: 'block', fontSize: 'var(--foyer-text-sm)' },
    },
    '& [data-slot=level]': { fontSize: 'var(--foyer-text-sm)' },
    '& [data-slot=club]': { fontFamily: 'var(--foyer-font-heading)', fontSize: 'var(--foyer-text-md)' },
    // Above it stands the chain's logo, which is in the picture.
    '&[data-face] > [data-slot=words]': { alignContent: 'end', gap: '3.2cqi', paddingBlockStart: '22cqi' },
    '&[data-face] [data-slot=level]': {
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'clamp(1.5rem, 7.6cqi, 2.75rem)',
      fontWeight: 'var(--foyer-heading-weight)',
      letterSpacing: 'var(--foyer-heading-tracking)',
      lineHeight: 1.1,
    },
    // Its reader wants white paper in either mode.
    '& > [data-slot=code]': {
      position: 'absolute',
      insetInlineEnd: '3.2cqi',
      insetBlockEnd: '3.2cqi',
      padding: 9,
      borderRadius: 'var(--foyer-radius-sm)',
      background: '#fff',
      '& > svg': { inlineSize: 88, blockSize: 88 },
    },
    '& > button': {
      position: 'absolute',
      inset: 0,
      padding: 0,
      border: 0,
      borderRadius: 'inherit',
      background: 'none',
      cursor: 'pointer',
      '&:focus-visible': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: -3 },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
  ({ tone }) => tone && { background: tone.background, color: tone.foreground },
)

export interface MembershipCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Of the club: "Halcyon Circle". Read, and shown where no picture has the chain's logo. */
  club?: string | undefined
  /** The member's level: "Silver". */
  level?: string | undefined
  /** Of the member. */
  name: string
  /** In groups, as it is read at the counter: "6312 0047 1840 2295". */
  number?: string | undefined
  /** "Since 2023". */
  since?: string | undefined
  /** The face of the level, 1.586 wide, without lettering but the logo; the left half is clear. */
  face?: PictureSource | undefined
  /** Its colors; without them those of a panel. */
  tone?: CardTone | undefined
  /** What the counter scans, with its spoken name. */
  code?: { content: string; label: string } | undefined
  /** A press opens the card large; spoken name of that button. */
  open?: { label: string; onPress: () => void } | undefined
  /** In the first screen: loaded immediately. */
  priority?: boolean | undefined
}

/**
 * The card of a member, in the shape of a bank card: whose it is, their level, and a code for the counter. Its words
 * stand on the clear half. Large, for the scanner: `membership-pass`. A card that is given away is a `gift-card-face`.
 * Keyboard as the button of the ARIA Authoring Practices, where it opens. Our own: a card of fixed ratio with a code;
 * Material UI's Card has neither.
 */
export function MembershipCard(props: MembershipCardProps) {
  const { club, level, name, number, since, face, tone, code, open, priority, ...rest } = props
  return (
    // A card is not mirrored: the clear half of its face is the left one. As an attribute, since pages that read from right
    // to left have their styles mirrored, a direction among them.
    <Root dir="ltr" tone={tone} data-face={face ? '' : undefined} {...rest}>
      {face && (
        <Picture
          source={face}
          ratio="fill"
          sizes="(max-width: 599px) 100vw, 496px"
          alt={club ?? ''}
          maxWidth={1200}
          priority={priority}
        />
      )}
      <div data-slot="words">
        {!face && (
          <p>
            {club !== undefined && (
              <strong data-slot="club">
                <bdi>{club}</bdi>
              </strong>
            )}
            {level !== undefined && (
              <small data-slot="level">
                <bdi>{level}</bdi>
              </small>
            )}
          </p>
        )}
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {number !== undefined && (
            <small>
              <bdi dir="ltr">{number}</bdi>
            </small>
          )}
          {since !== undefined && (
            <small>
              <bdi>{since}</bdi>
            </small>
          )}
        </p>
        {face && level !== undefined && (
          <p data-slot="level">
            <bdi>{level}</bdi>
          </p>
        )}
      </div>
      {code && (
        <span data-slot="code">
          <QrCode content={code.content} label={code.label} />
        </span>
      )}
      {open && <button type="button" aria-haspopup="dialog" aria-label={open.label} onClick={open.onPress} />}
    </Root>
  )
}
