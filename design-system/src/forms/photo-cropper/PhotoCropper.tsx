import { Suspense, useState, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { IconButton } from '../../actions/icon-button/index.ts'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Stage = lazyWithRetry(async () => (await import('./Stage.tsx')).Stage)

const side = 288
/** As in `Stage`, which comes late. */
const circle = 240
const mostZoom = 3
const zoomStep = 0.25
/** How far a press moves the picture, pixels. */
const moveStep = 12
const quarter = 90

const Root = styled('div', { name: 'FoyerPhotoCropper', slot: 'Root' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 32,
  '& > [data-slot=stage]': {
    position: 'relative',
    flex: 'none',
    inlineSize: side,
    maxInlineSize: '100%',
    blockSize: side,
    overflow: 'hidden',
    borderRadius: 'var(--foyer-radius-md)',
    background: 'var(--foyer-surface-2)',
    // The library's own style sheet, as far as a circle needs it; positions are physical, as those that it writes.
    '& .reactEasyCrop_Container': {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      overflow: 'hidden',
      userSelect: 'none',
      touchAction: 'none',
      cursor: 'move',
    },
    '& .reactEasyCrop_Image': { maxInlineSize: 'unset', willChange: 'transform' },
    '& .reactEasyCrop_Cover_Horizontal': { inlineSize: '100%', blockSize: 'auto' },
    '& .reactEasyCrop_Cover_Vertical': { inlineSize: 'auto', blockSize: '100%' },
    '& .reactEasyCrop_CropArea': {
      position: 'absolute',
      insetBlockStart: (side - circle) / 2,
      insetInlineStart: `calc(50% - ${circle / 2}px)`,
      boxSizing: 'border-box',
      border: '2px solid #fff',
      boxShadow: '0 0 0 9999em rgb(0 0 0 / .5)',
      overflow: 'hidden',
    },
    '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
    '& .reactEasyCrop_CropArea:focus-visible': {
      outline: '3px solid var(--foyer-primary-text)',
      outlineOffset: 2,
    },
    [media.forcedColors]: { '& .reactEasyCrop_CropArea': { forcedColorAdjust: 'none' } },
  },
  '& > [data-slot=controls]': { display: 'grid', alignContent: 'start', gap: 16, flex: '1 1 220px' },
  '& [data-slot=zoom]': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    alignItems: 'center',
    gap: 8,
    '& > input': {
      inlineSize: '100%',
      blockSize: 44,
      margin: 0,
      accentColor: 'var(--foyer-control-checked)',
    },
  },
  '& [data-slot=move]': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/** What is cut out, in pixels of the picture once it is turned. */
export interface PhotoCut {
  /** The square around the circle. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Degrees, clockwise. */
  readonly rotation: number
}

export interface PhotoCropperLabels {
  /** Spoken name of the picture: "Move the picture with the arrow keys". */
  picture: string
  /** Of the slider. */
  size: string
  /** Of the buttons beside it. */
  smaller: string
  /** Of the buttons beside it. */
  larger: string
  /** Turns it by a quarter. */
  turn: string
  /** Spoken name of the group of buttons that move it. */
  move: string
  /** Of each of these, by its direction. */
  up: string
  /** Of each of these, by its direction. */
  down: string
  /** Of each of these, by its direction on the screen. */
  left: string
  /** Of each of these, by its direction on the screen. */
  right: string
}

export interface PhotoCropperProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Address of the picture, such as that of a file. */
  image: string
  /** Texts of its controls. */
  labels: PhotoCropperLabels
  /** Called with what is inside the circle, at first and after each change. */
  onCrop: (cut: PhotoCut) => void
}

/**
 * Chooses the part of a picture that a member's photo shows: dragged, pinched, or moved, sized and turned by buttons.
 * Only for a round photo: what is sent whole is a `file-field`. Keyboard as for a slider of the ARIA Authoring Practices;
 * arrow keys move the picture while it has the focus. Rest props and `ref` go to the root. Fetched with what shows it; the
 * caller cuts and sends. Our own around `react-easy-crop`: Material UI has no such part. The range of the size is native:
 * Material UI's Slider writes a `style` attribute, which pages refuse.
 */
export function PhotoCropper({ image, labels, onCrop, ...rest }: PhotoCropperProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  /** Of the picture as it is shown at zoom 1. */
  const [size, setSize] = useState({ width: circle, height: circle })
  const resize = (next: number) => setZoom(Math.min(mostZoom, Math.max(1, next)))
  const move = (x: number, y: number) => {
    const isOnItsSide = rotation % (2 * quarter) !== 0
    const [width, height] = isOnItsSide ? [size.height, size.width] : [size.width, size.height]
    const keep = (at: number, length: number) => {
      const most = Math.max(0, (length * zoom - circle) / 2)
      return Math.min(most, Math.max(-most, at))
    }
    setCrop({ x: keep(crop.x + x, width), y: keep(crop.y + y, height) })
  }
  return (
    <Root {...rest}>
      <div data-slot="stage">
        <Suspense>
          <Stage
            image={image}
            label={labels.picture}
            {...{ crop, zoom, rotation, mostZoom }}
            onCut={onCrop}
            onCrop={setCrop}
            onZoom={setZoom}
            onSize={setSize}
          />
        </Suspense>
      </div>
      <div data-slot="controls">
        <div data-slot="zoom">
          <IconButton icon="minus" label={labels.smaller} onClick={() => resize(zoom - zoomStep)} />
          <input
            type="range"
            aria-label={labels.size}
            min={1}
            max={mostZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => resize(Number(event.target.value))}
          />
          <IconButton icon="plus" label={labels.larger} onClick={() => resize(zoom + zoomStep)} />
        </div>
        <div data-slot="move" role="group" aria-label={labels.move} dir="ltr">
          <IconButton icon="chevron-left" label={labels.left} onClick={() => move(-moveStep, 0)} />
          <IconButton icon="chevron-up" label={labels.up} onClick={() => move(0, -moveStep)} />
          <IconButton icon="chevron-down" label={labels.down} onClick={() => move(0, moveStep)} />
          <IconButton icon="chevron-right" label={labels.right} onClick={() => move(moveStep, 0)} />
        </div>
        <Button
          variant="secondary"
          icon="refresh"
          onClick={() => {
            setRotation((rotation + quarter) % (4 * quarter))
            setCrop({ x: 0, y: 0 })
          }}
        >
          {labels.turn}
        </Button>
      </div>
    </Root>
  )
}
