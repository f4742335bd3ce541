import { useState, type ComponentPropsWithRef } from 'react'
import { createPictureSet, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import type { EventLettering } from '../event-hero/index.ts'

interface DrawingProps extends ComponentPropsWithRef<'img'> {
  source: PictureSource
  /** Width over height. */
  ratio: number
  'data-for'?: 'light' | 'dark'
}

/** The widest file of a lettering, px. */
const widest = 480

const Drawing = ({ source, ratio, ...rest }: DrawingProps) => (
  <img
    loading="lazy"
    {...createPictureSet(source, null, widest)}
    sizes="240px"
    alt=""
    width={widest}
    height={Math.round(widest / ratio)}
    decoding="async"
    {...rest}
  />
)

/** As wide as it will be, before it has come. */
const InkedDrawing = styled(Drawing, { name: 'FoyerEventCards', slot: 'Name' })(({ ratio }) => ({
  inlineSize: `min(240px, 100%, ${Math.round(96 * ratio)}px)`,
}))

type Place = NonNullable<EventLettering['place']>

const Placed = styled(Drawing, {
  name: 'FoyerEventCards',
  slot: 'Lettering',
  shouldForwardProp: (prop) => prop !== 'place',
})<{ place: Place }>(
  ({ place }) => ({
    insetInlineStart: `${place.x * 100}%`,
    insetBlockStart: `${place.y * 100}%`,
    inlineSize: `${place.width * 100}%`,
    blockSize: `${place.height * 100}%`,
  }),
  {
    position: 'absolute',
    objectFit: 'contain',
    objectPosition: 'left center',
    pointerEvents: 'none',
    '[dir=rtl] &': { objectPosition: 'right center' },
  },
)

/** An event's name on its picture, of which all is shown; gone where it does not come, since the name is below. */
export function PlacedLettering({ lettering, place }: { lettering: EventLettering; place: Place }) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return (
    <Placed source={lettering.source} ratio={lettering.ratio} place={place} onError={() => setFailed(true)} />
  )
}

/** An event's name as it is drawn for the page's grounds, in place of its name, which is read out. */
export function PageLettering({ title, lettering }: { title: string; lettering: EventLettering }) {
  const { onPage, ratio } = lettering
  const [hasFailed, setFailed] = useState(false)
  if (!onPage || hasFailed) return title
  const fail = () => setFailed(true)
  return (
    <>
      <span data-slot="name">{title}</span>
      <InkedDrawing data-for="light" source={onPage.light} ratio={ratio} onError={fail} />
      <InkedDrawing data-for="dark" source={onPage.dark} ratio={ratio} onError={fail} />
    </>
  )
}
