import type { ReactNode, Ref } from 'react'
import { Dialog } from '../../feedback/dialog/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { QrCode } from '../../order/living-ticket/index.ts'
import type { CardTone } from '../membership-card/index.ts'

const Card = styled('div', { name: 'FoyerMembershipPass', slot: 'Card' })({
  // In a low window the dialog scrolls; a shrunk card would cut the code.
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'calc(1.5 * var(--foyer-radius-lg))',
  // White in both modes: the scanner reads it, and it lights the face of the person who holds it.
  background: '#fff',
  color: '#0a0a0a',
  textAlign: 'center',
  '& > svg': { inlineSize: 268, maxInlineSize: '100%', blockSize: 'auto', margin: '24px auto 0' },
  '& > p': { margin: 0, padding: '16px 20px 28px', overflowWrap: 'anywhere' },
  '& > p > strong': { display: 'block', fontSize: 'var(--foyer-text-lg)', fontWeight: 650, lineHeight: 1.3 },
  '& > p > span': { fontVariantNumeric: 'tabular-nums', letterSpacing: '.03em' },
  [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid' },
})

const Face = styled('div', {
  name: 'FoyerMembershipPass',
  slot: 'Face',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: CardTone | undefined }>(
  {
    position: 'relative',
    blockSize: 176,
    background: 'var(--foyer-surface-2)',
    color: 'var(--foyer-text)',
    textAlign: 'start',
    '& img': { objectPosition: '50% 0' },
    '& > p': {
      position: 'absolute',
      insetBlockEnd: 20,
      insetInlineStart: 28,
      margin: 0,
      maxInlineSize: '55%',
      fontFamily: 'var(--foyer-font-heading)',
      fontSize: 'var(--foyer-text-lg)',
      fontWeight: 'var(--foyer-heading-weight)',
      lineHeight: 1.2,
      overflowWrap: 'anywhere',
      '& > small': { display: 'block', fontFamily: 'var(--foyer-font-body)', fontWeight: 400 },
    },
  },
  ({ tone }) => tone && { background: tone.background, color: tone.foreground },
)

const Note = styled('p', { name: 'FoyerMembershipPass', slot: 'Note' })({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  gap: 12,
  maxInlineSize: 400,
  margin: '20px auto 0',
  color: 'var(--foyer-text-muted)',
  fontSize: 'var(--foyer-text-sm)',
  lineHeight: 1.45,
})

export interface MembershipPassProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Called by its button, Escape or a press outside; the owner closes it. */
  onClose: () => void
  /** Spoken name of the button that closes it. */
  closeLabel: string
  /** Spoken name of the dialog: "Your card". */
  title: string
  /** What the scanner reads, with its spoken name. */
  code: { content: string; label: string }
  /** Of the club; read, and shown where no picture has the chain's logo. */
  club?: string | undefined
  /** The member's level. */
  level?: string | undefined
  /** Of the member. */
  name: string
  /** In groups, as it is read at the counter. */
  number?: string | undefined
  /** The face of the level, without lettering but the logo. */
  face?: PictureSource | undefined
  /** Its colors; without them those of a panel. */
  tone?: CardTone | undefined
  /** Below it: "Works without a signal." */
  note?: ReactNode
  /** Of the root. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Of the root. */
  id?: string | undefined
  /** Of the root. */
  className?: string | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * The card of a member for the scanner: a large code on white, alone on the screen of a phone. Keyboard as the modal dialog
 * of the ARIA Authoring Practices. Load it lazily. On a page it is a `membership-card`, which opens this.
 */
export function MembershipPass(props: MembershipPassProps) {
  const { title, code, club, level, name, number, face, tone, note, ...rest } = props
  return (
    <Dialog size="sm" data-kind="pass" aria-label={title} {...rest}>
      <Card>
        {/* As on the card: its clear half is the left one. */}
        <Face dir="ltr" tone={tone}>
          {face && (
            <Picture source={face} ratio="fill" sizes="400px" alt={club ?? ''} maxWidth={1200} priority />
          )}
          <p>
            {!face && club !== undefined && <bdi>{club}</bdi>}
            {level !== undefined && (face ? <bdi>{level}</bdi> : <small>{level}</small>)}
          </p>
        </Face>
        <QrCode content={code.content} label={code.label} />
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {number !== undefined && (
            <span>
              <bdi dir="ltr">{number}</bdi>
            </span>
          )}
        </p>
      </Card>
      {note !== undefined && (
        <Note>
          <Icon name="wifi-off" size={20} />
          <span>{note}</span>
        </Note>
      )}
    </Dialog>
  )
}
