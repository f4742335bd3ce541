import type { FooterShape } from '@foyer/theme-tokens/shapes'
import { Suspense, type ComponentPropsWithRef, type ComponentType } from 'react'
import { lazyWithRetry } from '../../foundations/lazy/index.ts'
import { media } from '../../foundations/media/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { ColumnsFooter } from './ColumnsFooter.tsx'
import type { FooterContent } from './parts.tsx'

const Root = styled('footer', { name: 'FoyerSiteFooter', slot: 'Root' })({
  marginBlockStart: 96,
  background: 'var(--foyer-surface)',
  [media.below.sm]: { marginBlockStart: 64 },
  '&:not([data-shape=Band])': { borderBlockStart: '1px solid var(--foyer-border)' },
  '&[data-shape=Colophon]': { borderBlockStart: 0, background: 'none' },
  '& > div:last-child': {
    maxInlineSize: 'calc(1280px + 2 * var(--foyer-page-margin))',
    marginInline: 'auto',
    padding: '56px var(--foyer-page-margin) 20px',
    [media.below.sm]: { paddingBlockStart: 40 },
  },
  '& a': {
    color: 'var(--foyer-text-muted)',
    textDecoration: 'none',
    '&:hover': { color: 'var(--foyer-text)', textDecoration: 'underline' },
  },
})

/** A brand has one of them: the others are not fetched. */
const shapes: Readonly<Record<FooterShape, ComponentType<FooterContent>>> = {
  Columns: ColumnsFooter,
  Colophon: lazyWithRetry(async () => (await import('./ColophonFooter.tsx')).ColophonFooter),
  Band: lazyWithRetry(async () => (await import('./BandFooter.tsx')).BandFooter),
}

export interface SiteFooterProps extends FooterContent, Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /**
   * Columns of links; a centred page of a printed programme, its links in lines; or a colored band with a large message
   * and the cinemas as buttons. Default 'Columns'.
   */
  shape?: FooterShape | undefined
}

/**
 * The site's foot: about, links, rights, languages, mode and contrast, in the brand's shape. On a phone the links fold.
 * Not on the pages of an order: nothing is to lead away there. Our own: on a phone its lists fold natively; Material
 * UI's Accordion folds by script, and at every width.
 */
export function SiteFooter(props: SiteFooterProps) {
  const {
    shape = 'Columns',
    logo,
    message,
    rights,
    navigationLabel,
    columns,
    secondary,
    languages,
    languagesLabel,
    modeSwitch,
    contrast,
    privacy,
    ...rest
  } = props
  const Shape = shapes[shape]
  return (
    <Root data-shape={shape} {...rest}>
      <Suspense fallback={null}>
        <Shape
          logo={logo}
          message={message}
          rights={rights}
          navigationLabel={navigationLabel}
          columns={columns}
          secondary={secondary}
          languages={languages}
          languagesLabel={languagesLabel}
          modeSwitch={modeSwitch}
          contrast={contrast}
          privacy={privacy}
        />
      </Suspense>
    </Root>
  )
}
