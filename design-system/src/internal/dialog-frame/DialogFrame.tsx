import type { ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'
import { highWindow } from '../../foundations/media/high-window.ts'

const Head = styled('div', { name: 'FoyerDialog', slot: 'Head' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  marginBlockEnd: 24,
  '& h2': { fontSize: 'var(--foyer-text-xl)', lineHeight: 1.12, paddingBlockStart: 4, outline: 'none' },
  '& p': { gridColumn: '1 / -1', color: 'var(--foyer-text-muted)' },
  '& button': { marginInlineEnd: -10, marginBlockStart: -4 },
  '[data-size=xl] &': {
    margin: 0,
    padding: 16,
    paddingInlineStart: 24,
    alignItems: 'center',
    '& > h2': { padding: 0, fontSize: 'var(--foyer-text-lg)' },
    '& > button': { margin: 0 },
  },
  // A question of its own, set as the theme sets its headings.
  '[data-heading=center] [data-kind=city] &': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    textAlign: 'center',
    '& > h2': { paddingInline: 44 },
    '& > button': { position: 'absolute', insetBlockStart: 20, insetInlineEnd: 20, margin: 0 },
  },
  // The lettering of a film is on its picture, above.
  '[data-kind=film][data-lettered] & > h2': visuallyHidden,
  '[data-kind=film][data-pictured] &': {
    marginBlockEnd: 20,
    '& > button': {
      position: 'absolute',
      // On the picture, which comes after it.
      zIndex: 1,
      insetBlockStart: 12,
      insetInlineEnd: 12,
      margin: 0,
      background: 'var(--foyer-surface)',
    },
  },
  // The close button lies on the picture, on a disc.
  '[data-kind=image] &': {
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 8,
    zIndex: 1,
    display: 'block',
    margin: 0,
    borderRadius: 'var(--foyer-radius-button)',
    background: 'var(--foyer-surface)',
    '& button': { margin: 0 },
  },
})

const Actions = styled('div', { name: 'FoyerDialog', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  marginBlockStart: 12,
  paddingBlockStart: 12,
  [media.below.sm]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  [highWindow]: {
    position: 'sticky',
    zIndex: 1,
    // Browsers measure from the edge of the padding, which they overlap.
    insetBlockEnd: 'calc(-1 * var(--foyer-dialog-foot))',
    marginBlockEnd: 'calc(-1 * var(--foyer-dialog-foot))',
    paddingBlockEnd: 'var(--foyer-dialog-foot)',
    background: 'var(--foyer-surface)',
    // Scrolled content fades out below them.
    boxShadow: '0 -12px 12px -4px var(--foyer-surface)',
  },
})

export interface DialogFrameProps {
  /** Of the dialog; its heading and its text are named after it. */
  id: string
  /** Its heading. */
  title?: string | undefined
  /** A line under the heading. */
  text?: ReactNode
  /** Spoken name of the close button; none without it. */
  closeLabel?: string | undefined
  /** The close button was pressed. */
  onClose: () => void
  /** Buttons at the foot. */
  actions?: ReactNode
  /** Between head and foot. */
  children?: ReactNode
}

/** Content of the paper of a dialog and of a drawer: head, text, buttons at the foot. */
export const DialogFrame = ({
  id,
  title,
  text,
  closeLabel,
  onClose,
  actions,
  children,
}: DialogFrameProps) => (
  <>
    {(title !== undefined || closeLabel !== undefined) && (
      <Head data-slot="head">
        {title === undefined ? (
          <span />
        ) : (
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
        )}
        {closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        {text !== undefined && <p id={`${id}-text`}>{text}</p>}
      </Head>
    )}
    {children}
    {actions !== undefined && <Actions data-slot="actions">{actions}</Actions>}
  </>
)
