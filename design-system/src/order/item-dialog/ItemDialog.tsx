import MuiDialog from '@mui/material/Dialog'
import { useId, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../actions/icon-button/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { TextField } from '../../forms/text-field/index.ts'
import { Art, Content, Foot, Head } from './frame.ts'
import { ItemDialogFoot } from './ItemDialogFoot.tsx'

const fadeInMs = 300

/** The same file twice: the tile, and out of focus the ground that it stands on. */
const tile = { ratio: '1:1', sizes: '340px', alt: '', maxWidth: 800, priority: true } as const

export interface ItemQuantity {
  /** How many now; kept by its owner. */
  value: number
  /** Fewest; default 1. */
  min?: number | undefined
  /** Most. */
  max: number
  /** Called with the new number. */
  onChange: (value: number) => void
  /** Spoken names of fewer and more, and of the count. */
  labels: { decrease: string; increase: string; value?: string | undefined }
}

export interface ItemComment {
  /** Over the field: "A word to the kitchen". */
  label: string
  /** Text after the label: "(optional)". */
  optionalLabel?: string | undefined
  /** By which a form sends it. */
  name: string
  /** Text now; kept by its owner. */
  value: string
  /** Most characters that can be typed. */
  maxLength: number
  /** How many are used, under the field: "19 of 25". */
  count: string
  /** Error; replaces the count. */
  error?: ReactNode
  /** Called with the text. */
  onChange: (value: string) => void
}

export interface ItemAction {
  /** With its sum: "Add for £13.20"; with `isMissing` what is missing: "Choose a drink". */
  label: string
  /** Something has to be chosen first: a dashed button, whose press leads there. */
  isMissing?: boolean | undefined
  /** In progress: ignores presses. */
  busy?: boolean | undefined
  /** Its words meanwhile. */
  busyLabel?: string | undefined
  /** The button was pressed. */
  onPress: () => void
}

export interface ItemDialogProps {
  /** Whether it is shown (controlled). */
  open: boolean
  /** Called by Escape, a press outside and the close button; the owner closes it. */
  onClose: (reason: 'escape' | 'outside' | 'button') => void
  /** Spoken name of the close button. */
  closeLabel: string
  /** Of the item: the heading. */
  title: string
  /** A line under the heading, read with it. */
  description?: string | undefined
  /** Its square tile: beside the choices, on a phone above them. */
  picture?: PictureSource | undefined
  /** The choices: sizes, each `ModifierGroup`. */
  children?: ReactNode
  /** A few words to the kitchen; absent without. */
  comment?: ItemComment | undefined
  /** After the choices: what is in it, an `AllergenNote`. */
  note?: ReactNode
  /** How many; absent where only one can be had. */
  quantity?: ItemQuantity | undefined
  /** The one primary button. */
  action: ItemAction
  /** Why it was refused, above the button: an `Alert`. */
  error?: ReactNode
  /** Of the dialog. */
  id?: string | undefined
  /** Of the dialog. */
  className?: string | undefined
  /** Of the dialog. */
  ref?: Ref<HTMLDivElement> | undefined
  [data: `data-${string}`]: string | number | boolean | undefined
}

/**
 * An item with its choices over the page: drawing, groups of modifiers, a comment, how many, and a button with the sum;
 * on a phone a sheet from the lower edge. Keyboard as the modal dialog of the ARIA Authoring Practices: Tab stays inside,
 * Escape requests closing. Heavy (MUI's modal): load it with `lazyImport`. An item without choices is counted on its
 * `item-card`; for any other short task use `dialog`.
 */
export function ItemDialog(props: ItemDialogProps) {
  const { open, onClose, closeLabel, title, description, picture, children, comment, ...other } = props
  const { note, quantity, action, error, ...rest } = other
  const id = useId()
  return (
    <MuiDialog
      open={open}
      data-kind="item"
      data-size="lg"
      transitionDuration={fadeInMs}
      maxWidth="lg"
      slotProps={{ paper: { elevation: 0, 'aria-labelledby': `${id}-title` } }}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      onClose={(_event, reason) => {
        onClose(reason === 'escapeKeyDown' ? 'escape' : 'outside')
      }}
      {...rest}
    >
      <Art data-slot="art">
        {picture && <Picture data-slot="ground" {...tile} source={picture} />}
        <Picture data-slot="tile" {...tile} source={picture} placeholder="itemImage" />
      </Art>
      <Content data-slot="content" tabIndex={-1}>
        <Head>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={() => onClose('button')} />
          {description !== undefined && <p id={`${id}-text`}>{description}</p>}
        </Head>
        {children}
        {comment && (
          <TextField
            label={comment.label}
            optionalLabel={comment.optionalLabel}
            name={comment.name}
            value={comment.value}
            maxLength={comment.maxLength}
            help={comment.count}
            error={comment.error}
            autoComplete="off"
            onChange={comment.onChange}
          />
        )}
        {note}
      </Content>
      <Foot data-slot="foot">
        {error}
        <ItemDialogFoot quantity={quantity} action={action} title={title} />
      </Foot>
    </MuiDialog>
  )
}
