import { ArgTypes, Description, DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { BrandFrames } from '../design-system/stories/BrandFrames.tsx'
import { brandIds, themeOf } from './brands.ts'
import { readable, type Read } from '../design-system/stories/readable-props.ts'

const brands = brandIds.map((id) => {
  const { name, defaultMode } = themeOf(id, 'Normal')
  return { id, name, mode: defaultMode }
})

/** A component that comes from the same folder: what it is for and its props, or its words where its source is not read. */
const Part = ({ name, component, words }: { name: string; component: Read; words: string | undefined }) => (
  <>
    <Subheading>{name}</Subheading>
    {words === undefined ? <Description of={component} /> : <p>{words}</p>}
    {component.__docgenInfo?.props && <ArgTypes of={readable(component)} />}
  </>
)

/**
 * The page of a component: what it is for and when another suits better (its docstring), its variants and states in every
 * brand (its sheet), its props, then the same of what else its folder offers. The stories themselves are in the sidebar,
 * each in a page of its own, as some of them open over all that is on it.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const shown = stories.find(({ tags }) => tags.includes('sheet')) ?? stories[0]
  const component = shown?.component as Read | undefined
  const isRead = component?.__docgenInfo?.props !== undefined
  // What no tool reads, its stories may describe.
  const isDescribed = Object.values(shown?.argTypes ?? {}).some(({ description }) => description)
  const parts = Object.entries(shown?.subcomponents ?? {}) as [name: string, component: Read][]
  const docs = shown?.parameters['docs'] as { parts?: Record<string, string> } | undefined
  return (
    <>
      <Title />
      <Description />
      {shown && <BrandFrames story={shown.id} brands={brands} />}
      {(isRead || isDescribed) && <Heading>Props</Heading>}
      {component && isRead && <ArgTypes of={readable(component)} />}
      {!isRead && isDescribed && <ArgTypes />}
      {parts.length > 0 && <Heading>With it</Heading>}
      {parts.map(([name, part]) => (
        <Part key={name} name={name} component={part} words={docs?.parts?.[name]} />
      ))}
    </>
  )
}
