import { useRef, useState, type ComponentPropsWithRef } from 'react'
import { Field, type FieldFrameProps } from '../field/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { toAccept, sortFiles } from './sort-files.ts'

const Box = styled('span', { name: 'FoyerFileField', slot: 'Box' })({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 72,
  paddingBlock: 12,
  paddingInline: 16,
  border: '1px dashed var(--foyer-field-border)',
  borderRadius: 'var(--foyer-radius-md)',
  background: 'var(--foyer-background)',
  transition: 'border-color .18s, background-color .18s',
  '& > svg': { color: 'var(--foyer-text-muted)' },
  '& strong': {
    display: 'block',
    color: 'var(--foyer-primary-text)',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& small': {
    display: 'block',
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
    lineHeight: 1.4,
  },
  // The input covers the whole box: the browser handles a drop anywhere on it.
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: 2 },
  '&:has(:disabled)': { color: 'var(--foyer-text-muted)', '& strong': { color: 'inherit' } },
  '&:has([aria-invalid=true])': { borderColor: 'var(--foyer-error)' },
  '&[data-over]': { borderColor: 'var(--foyer-primary-text)', background: 'var(--foyer-surface-2)' },
  [media.hover]: { '&:hover:not(:has(:disabled))': { borderColor: 'var(--foyer-primary-text)' } },
  [media.forcedColors]: {
    '&[data-over]': { outline: '2px solid Highlight' },
    '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
  },
})

const Files = styled('ul', { name: 'FoyerFileField', slot: 'Files' })({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 44px',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    borderBlockEnd: '1px solid var(--foyer-border)',
    overflowWrap: 'anywhere',
  },
  '& > li > svg': { color: 'var(--foyer-text-muted)' },
})

export interface FileFieldLabels {
  /** On the box: "Choose a file". */
  choose: string
  /** Under it: "or drop it here". */
  drop?: string | undefined
  /** Spoken name of the button that takes a file back, its name in it. */
  remove: (name: string) => string
}

export interface FileFieldProps
  extends
    FieldFrameProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'id' | 'className' | 'accept'
    > {
  /** By which a form sends it. */
  name: string
  /** Labels of the area to select, drop and remove files. */
  labels: FileFieldLabels
  /** The files chosen. Without it, the field keeps them itself. */
  files?: readonly File[] | undefined
  /** Called with all selected files, and those refused for their extension. */
  onChange?: ((files: File[], refused: File[]) => void) | undefined
  /** Ends of names that may be taken, with or without a point; undefined takes any. */
  extensions?: readonly string[] | undefined
}

/**
 * One or several files (`multiple`), selected in the device's dialog or dropped on the box; each can be removed. A new
 * selection is added to several, and replaces one. Rest props and `ref` go to the input, which opens on Space and Enter
 * as every file input; the server validates the content of a file. For text use `text-area-field`. Our own:
 * Material UI has no file field.
 */
export function FileField(props: FileFieldProps) {
  const { label, help, error, optionalLabel, hideLabel, id, className, ...others } = props
  const { labels, files, onChange, extensions, multiple = false, ...rest } = others
  const [own, setOwn] = useState<readonly File[]>([])
  const [isOver, setOver] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const chosen = files ?? own
  const choose = (next: File[], refused: File[]) => {
    setOwn(next)
    onChange?.(next, refused)
  }
  return (
    <Field
      {...{ label, help, error, optionalLabel, hideLabel, id, className }}
      disabled={rest.disabled}
      note={
        chosen.length === 0 ? undefined : (
          <Files role="list">
            {chosen.map((file, index) => (
              <li key={`${index} ${file.name}`}>
                <Icon name="check" size={20} />
                {/* Named where it comes from: a name of figures and dots keeps its order on a page from the right. */}
                <span>
                  <bdi>{file.name}</bdi>
                </span>
                <IconButton
                  icon="close"
                  size={18}
                  label={labels.remove(file.name)}
                  disabled={rest.disabled}
                  onClick={() => {
                    choose(
                      chosen.filter((each) => each !== file),
                      [],
                    )
                    // The button disappears with its file; the focus moves to the field.
                    root.current?.querySelector('input')?.focus()
                  }}
                />
              </li>
            ))}
          </Files>
        )
      }
    >
      {(control) => (
        <Box
          ref={root}
          data-over={isOver ? '' : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        >
          <Icon name="plus" />
          <span>
            <strong>
              {/* Part of the input's name: for speech control the name must contain the visible text. */}
              <label htmlFor={control.id}>{labels.choose}</label>
            </strong>
            {labels.drop !== undefined && <small>{labels.drop}</small>}
          </span>
          <input
            {...control}
            type="file"
            multiple={multiple}
            accept={toAccept(extensions)}
            onChange={(event) => {
              const { taken, refused } = sortFiles([...(event.target.files ?? [])], extensions)
              // The same file may be chosen again after it was taken back.
              event.target.value = ''
              if (taken.length === 0 && refused.length === 0) return
              choose(
                multiple ? [...chosen, ...taken] : taken.length > 0 ? taken.slice(0, 1) : [...chosen],
                refused,
              )
            }}
            {...rest}
          />
        </Box>
      )}
    </Field>
  )
}
