import { ArgTypes, Description, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { BrandFrames } from '../design-system/stories/BrandFrames.tsx'
import { brandIds, themeOf } from './brands.ts'

const brands = brandIds.map((id) => {
  const { name, defaultMode } = themeOf(id, 'Normal')
  return { id, name, mode: defaultMode }
})

/**
 * The page of a component: what it is for and when another suits better (its docstring), its variants and states in every
 * brand (its sheet), its props. The stories themselves are in the sidebar, each in a page of its own, as some of them
 * open over all that is on it.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const shown = stories.find(({ tags }) => tags.includes('sheet')) ?? stories[0]
  return (
    <>
      <Title />
      <Description />
      {shown && <BrandFrames story={shown.id} brands={brands} />}
      {shown?.component && (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      )}
    </>
  )
}
