import type { ReactNode } from 'react'
import { styled } from '@foyer/design-system/foundations/styled'
import { PageContainer, Section } from '../../src/foundations/layout/index.ts'
import { PageHeading } from '../../src/foundations/page-heading/index.ts'

const Page = styled(PageContainer)({ paddingBlock: '56px 120px' })

/** A page of the brand book: its heading, then its sections. */
export const BookPage = ({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) => (
  <Page>
    <PageHeading title={title} intro={intro} />
    {children}
  </Page>
)

/** One of its sections. */
export const Chapter = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Section title={title} {...(note === undefined ? {} : { note })}>
    {children}
  </Section>
)

/** Tiles at least `min` px wide. */
export const Tiles = styled('div', { shouldForwardProp: (prop) => prop !== 'min' })<{ min: number }>(
  ({ min }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
    gap: 24,
  }),
)

/** Small print of a specimen: name first, then its value. */
export const Caption = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginBlockStart: 10,
  fontSize: 14,
  lineHeight: 1.4,
  '& > span': { color: 'var(--foyer-text-muted)', fontVariantNumeric: 'tabular-nums' },
})

/** A colour as paint; its name and value stand beside it, never on it. */
export const Paint = styled('span', { shouldForwardProp: (prop) => prop !== 'paint' })<{ paint: string }>(
  ({ paint }) => ({
    display: 'block',
    inlineSize: '100%',
    blockSize: 72,
    borderRadius: 'var(--foyer-radius-lg)',
    background: paint,
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--foyer-text) 14%, transparent)',
    forcedColorAdjust: 'none',
  }),
)

/** A ratio as the audit prints it. */
export const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
