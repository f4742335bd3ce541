import type { ComponentPropsWithRef } from 'react'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { styled } from '../../foundations/styled/index.ts'

const Root = styled('ul', { name: 'FoyerPictureGallery', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: 'var(--foyer-gutter)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minInlineSize: 0 },
  '[data-heading=center] & > li': { padding: 9, border: '1px solid var(--foyer-border)' },
  // One below the other would be three screens.
  [media.below.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    '[data-heading=center] & > li': { padding: 5 },
  },
})

export interface GalleryPicture {
  /** Tells the pictures apart. */
  id: string
  /** By width and format. */
  source: PictureSource
  /** What it shows. */
  alt: string
}

export interface PictureGalleryProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In their order. */
  pictures: readonly GalleryPicture[]
  /** Spoken name of the list: "Halcyon Docklands from inside". */
  label: string
}

/**
 * A few pictures side by side, all of one shape; on a phone the first over the others. Many pictures of which one is
 * shown are a `carousel`; a picture that leads somewhere is a card. Our own: Material UI's ImageList sets its columns
 * with a style attribute, which pages refuse.
 */
export const PictureGallery = ({ pictures, label, ...rest }: PictureGalleryProps) => (
  <Root role="list" aria-label={label} {...rest}>
    {pictures.map(({ id, source, alt }) => (
      <li key={id}>
        <Picture
          source={source}
          ratio="4:3"
          sizes="(max-width: 599px) 100vw, (max-width: 1023px) 50vw, 420px"
          maxWidth={1200}
          placeholder="siteGallery"
          alt={alt}
          rounded="lg"
        />
      </li>
    ))}
  </Root>
)
