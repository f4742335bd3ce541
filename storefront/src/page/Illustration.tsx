import type { StorefrontContent } from '@foyer/contract/channel/storefront-content'
import { media } from '@foyer/design-system/foundations/media'
import { Picture } from '@foyer/design-system/foundations/picture'
import { styled } from '@foyer/design-system/foundations/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useStores } from '../context/hooks.ts'

/** Beside the words in wide windows, above them in others. */
const Root = styled('div', { name: 'FoyerIllustrated', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  justifyItems: 'start',
  alignItems: 'center',
  '& > div': { minInlineSize: 0 },
  '& header': { marginBlockEnd: 16 },
  [media.up.md]: {
    '&:has(> [data-slot=illustration])': { gridTemplateColumns: '320px minmax(0, 1fr)', gap: 64 },
  },
  '[data-heading=center] &': {
    justifyItems: 'center',
    [media.up.md]: {
      '&:has(> [data-slot=illustration])': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
    },
  },
})

const Frame = styled('div', { name: 'FoyerIllustrated', slot: 'Picture' })({
  inlineSize: 'min(100%, 320px)',
  [media.below.md]: { inlineSize: 'min(100%, 240px)' },
  '[data-heading=center] &': { padding: 9, border: '1px solid var(--foyer-border)' },
  '[data-radius=FullRounded] & > span': { borderRadius: 28 },
})

type IllustrationName = keyof StorefrontContent['illustrations']

interface IllustratedProps {
  name: IllustrationName
  children: ReactNode
}

/** Words with the brand's drawing for them, if it has one. It is decoration: the words say the same. */
export const Illustrated = observer(function Illustrated({ name, children }: IllustratedProps) {
  return (
    <Root>
      <Illustration name={name} />
      <div>{children}</div>
    </Root>
  )
})

/** A small drawing of the brand for a page without a picture; nothing where the brand has none. */
export const Illustration = observer(function Illustration({ name }: { name: IllustrationName }) {
  const { configuration } = useStores()
  const url = configuration.value.illustrations[name]
  if (url === undefined) return null
  return (
    <Frame data-slot="illustration">
      <Picture source={{ url, resizable: false }} ratio="4:3" sizes="320px" alt="" rounded="lg" />
    </Frame>
  )
})
