import type { ContentLink, PlainElement } from '@foyer/contract/omnia/grid'
import { Button } from '@foyer/design-system/actions/button'
import { Headline } from '@foyer/design-system/foundations/headline'
import { lazyWithRetry } from '@foyer/design-system/foundations/lazy'
import { PlainLink } from '@foyer/design-system/actions/link'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { type ReactNode } from 'react'
import { RichText } from '../../content/RichText.tsx'
import { toPicture } from '../../content/content-picture.ts'
import { findNeededByElement } from '../../content/needed-content.ts'

export type PageElement = PlainElement

type ElementOf<T extends PlainElement['type']> = Extract<PlainElement, { type: T }>

/** Fields and their rules are fetched with the first page that has a form. */
const ContentForm = lazyWithRetry(async () => (await import('./form/ContentForm.tsx')).ContentForm)

/** Most pages have no questions to open. */
const Accordion = lazyWithRetry(
  async () => (await import('@foyer/design-system/content/accordion')).Accordion,
)

/** Lists of films and players of others come with the first page that has one. */
const FilmListElement = lazyWithRetry(async () => (await import('./FilmListElement.tsx')).FilmListElement)
const VideoElement = lazyWithRetry(async () => (await import('./VideoElement.tsx')).VideoElement)

const Aligned = styled('div', { name: 'FoyerAlignedButton', slot: 'Root' })({
  display: 'flex',
  '&[data-alignment=Center]': { justifyContent: 'center' },
  '&[data-alignment=Right]': { justifyContent: 'flex-end' },
})

/** Widths at which a column's picture is shown: one column on a phone, at most the page's on a desktop. */
const sizes = '(max-width: 599px) 100vw, (max-width: 1279px) 50vw, 1200px'
const widest = 1200

/** Where an editor's link opens. */
const getLinkTarget = ({ target }: ContentLink) => (target ? { target, rel: 'noopener' } : {})

/** Every kind of element that can be shown, by its type on the wire. */
const kinds: { [T in PlainElement['type']]?: (element: ElementOf<T>) => ReactNode } = {
  accordion: ({ heading, items }) => (
    <>
      {heading !== null && <Headline>{heading}</Headline>}
      <Accordion
        headingLevel={3}
        sections={items.map((item) => ({
          id: item.id,
          heading: item.heading,
          body: <RichText html={item.body} />,
        }))}
      />
    </>
  ),
  button: ({ link, alignment, buttonColour }) => (
    <Aligned data-alignment={alignment}>
      <Button
        href={link.url}
        {...getLinkTarget(link)}
        variant={buttonColour === 'Primary' ? 'primary' : 'secondary'}
      >
        {link.name ?? link.url}
      </Button>
    </Aligned>
  ),
  filmList: (element) => <FilmListElement element={element} />,
  // Another form in its place has answers of its own.
  form: ({ form }) => <ContentForm key={form.id} form={form} />,
  headline: ({ text, level }) => <Headline level={level}>{text}</Headline>,
  image: ({ image, link }) => {
    const picture = (
      <Picture
        source={toPicture(image)}
        ratio={toVideoShape(image.dimensions)}
        sizes={sizes}
        maxWidth={widest}
        alt={image.alt}
        rounded="lg"
      />
    )
    return link ? (
      <PlainLink href={link.url} {...getLinkTarget(link)} aria-label={link.name}>
        {picture}
      </PlainLink>
    ) : (
      picture
    )
  },
  richText: ({ html }) => <RichText html={html} />,
  videoEmbed: (element) => <VideoElement element={element} />,
}

export function isKnownElement(type: string): boolean {
  return Object.hasOwn(kinds, type)
}

/** One element of the grid, by its kind; throws where it lacks what it is made of. */
export function GridElement({ element }: { element: PageElement }) {
  findNeededByElement(element)
  const show = kinds[element.type] as ((element: PageElement) => ReactNode) | undefined
  return show?.(element)
}

/** The nearest of the shapes that pictures are shown in: tall as a poster, square, or wide. */
function toVideoShape({ width, height }: { width: number; height: number }) {
  const ratio = width / height
  if (ratio < 0.85) return '2:3'
  if (ratio < 1.17) return '1:1'
  return ratio < 1.55 ? '4:3' : '16:9'
}
