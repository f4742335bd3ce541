import { DocsContext, Heading, Subheading, Title } from '@storybook/addon-docs/blocks'
import { Fragment, useContext, useMemo } from 'react'
import { styled } from 'storybook/theming'
import type { Guidance } from '../design-system/stories/guidance.ts'
import { BrandFrames, StoryFrame } from '../design-system/stories/BrandFrames.tsx'
import { ChangeList } from '../design-system/stories/docs/ChangeList.tsx'
import { Code } from '../design-system/stories/docs/Code.tsx'
import { Rest, Theming } from '../design-system/stories/docs/OtherProps.tsx'
import {
  AccessibilityGuidance,
  Anatomy,
  UsageGuidance,
} from '../design-system/stories/docs/GuidanceParts.tsx'
import { Fields } from '../design-system/stories/docs/Fields.tsx'
import { findByTag, selectListedStories, listPages } from '../design-system/stories/docs/pages.ts'
import { StandingLine } from '../design-system/stories/docs/StandingLine.tsx'
import { StoryList } from '../design-system/stories/docs/StoryList.tsx'
import { TokenTable } from '../design-system/stories/docs/TokenTable.tsx'
import { PagesContext, LinkedText } from '../design-system/stories/docs/LinkedText.tsx'
import { readAppearance } from './appearance.ts'
import { brandIds, getBrandTheme } from './brands.ts'
import { documentation } from './docs-data.ts'
import type {
  DocumentedComponent,
  DocumentedFolder,
  DocumentedType,
} from '../design-system/scripts/docs/model.ts'

const brands = brandIds.map((id) => {
  const theme = getBrandTheme(id, 'Normal')
  const mode = theme.defaultMode
  return { id, name: theme.name, mode, ground: theme.modes[mode]?.bg, theme }
})

/** What Storybook does not colour itself is read in the page's own mode too. */
const Page = styled.div(({ theme }) => ({ color: theme.color.defaultText, fontSize: 14 }))

const pages = listPages(documentation)

/** Pictures stand as far from what follows as the variants do. */
const Pictures = styled.div({ marginBlockEnd: 40 })

/** The folder of stories that live beside their component. */
const getComponentFolder = (fileName: unknown) =>
  /design-system\/src\/[\w-]+\/([\w-]+)\//.exec(String(fileName))?.[1]

const Props = ({ of }: { of: DocumentedComponent }) => (
  <>
    {of.props.length > 0 && <Fields of={of.props} label={`Props of ${of.name}`} noun="Prop" />}
    <Rest of={of} />
  </>
)

/** A component that comes from the same folder. */
const Part = ({ of }: { of: DocumentedComponent }) => (
  <>
    <Subheading>{of.name}</Subheading>
    <LinkedText text={of.description} />
    <Props of={of} />
  </>
)

/** So many types are looked through before one of them is read. */
const mostOpenTypes = 6

const Type = ({
  of: { name, description, fields, text },
  isFolded,
}: {
  of: DocumentedType
  isFolded: boolean
}) => (
  <div id={`type-${name}`}>
    <Subheading>{name}</Subheading>
    <LinkedText text={description} />
    {fields && (
      <details open={!isFolded}>
        <summary>
          {fields.length} {fields.length === 1 ? 'field' : 'fields'}
        </summary>
        <Fields of={fields} label={`Fields of ${name}`} noun="Field" />
      </details>
    )}
    {text !== undefined && <Code code={`type ${name} = ${text}`} />}
  </div>
)

const Use = ({ of: { code, data } }: { of: NonNullable<DocumentedFolder['example']> }) => (
  <>
    <Heading>Use</Heading>
    <Code code={code} />
    {data !== undefined && (
      <details>
        <summary>The data in it</summary>
        <Code code={data} />
      </details>
    )}
  </>
)

/** What is read of a folder's source, below what is seen of it. */
function Read({ docs, component }: { docs: DocumentedFolder; component: string | undefined }) {
  const main = docs.components.find(({ name }) => name === component)
  const others = docs.components.filter((each) => each !== main)
  const own = docs.types.filter(({ home }) => home === undefined || !documentation[home]?.page)
  return (
    <>
      {main && <Heading>Props</Heading>}
      {main && <Props of={main} />}
      {others.length > 0 && <Heading>With it</Heading>}
      {others.map((each) => (
        <Part key={each.name} of={each} />
      ))}
      {own.length > 0 && <Heading>Types</Heading>}
      {own.map((each) => (
        <Type key={each.name} of={each} isFolded={own.length > mostOpenTypes} />
      ))}
      {docs.offers.length > 0 && <Heading>Besides</Heading>}
      {docs.offers.map(({ name, description: said }) => (
        <Fragment key={name}>
          <Subheading>{name}</Subheading>
          <LinkedText text={said} />
        </Fragment>
      ))}
      {docs.parts.length + docs.attributes.length > 0 && <Heading>In a theme</Heading>}
      <Theming of={docs} />
      {docs.tokens.length > 0 && (
        <>
          <Heading>Tokens</Heading>
          <TokenTable tokens={docs.tokens} brands={brands} />
        </>
      )}
    </>
  )
}

/** The brand and mode of the reader's toolbar, as frames are told them. */
function toShownBrand(globals: Record<string, unknown>) {
  const { brand, theme, mode, tokens } = readAppearance(globals)
  return { id: brand, name: theme.name, mode, ground: tokens.bg }
}

/**
 * The page of a component: its status, what it is for (its docstring), its variants and states (`AllVariants`) in the
 * reader's brand, how it is used well (its guidance, with pictures from `UseAndAvoid`), its parts, keys and
 * announcements, the other brands, its use in code, its stories, and what its source says of props, types and theming.
 */
export function DocsPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  const shown = findByTag(stories, 'all-variants') ?? stories[0]
  const usage = findByTag(stories, 'usage')
  const folder = getComponentFolder(shown?.parameters['fileName'])
  const docs = folder === undefined ? undefined : documentation[folder]
  const { moduleExports } = context.resolveOf('meta', ['meta']).csfFile
  const { guidance: guided } = moduleExports as { guidance?: Guidance }
  const component = shown?.title.split('/').at(-1)
  const said = shown?.parameters['docs'] as { description?: { component?: string } } | undefined
  // What draws nothing has its words where it is shown.
  const description =
    docs?.components.find(({ name }) => name === component)?.description ?? said?.description?.component
  const place = useMemo(() => ({ pages, here: docs?.page }), [docs?.page])
  const appearance = shown ? (context.getStoryContext(shown).globals as Record<string, string>) : {}
  const reader = toShownBrand(appearance)
  return (
    <PagesContext value={place}>
      <Page>
        <Title />
        {docs?.standing && <StandingLine of={docs.standing} />}
        {description !== undefined && <LinkedText text={description} />}
        {shown && <BrandFrames story={shown.id} brands={[reader]} appearance={appearance} />}
        {guided && <Heading>When to use it</Heading>}
        {guided && <UsageGuidance of={guided} />}
        {usage && (
          <Pictures>
            <StoryFrame
              story={usage.id}
              brand={reader}
              appearance={appearance}
              title="Use and avoid, drawn"
            />
          </Pictures>
        )}
        {guided?.anatomy && <Anatomy of={guided.anatomy} />}
        {guided && <AccessibilityGuidance of={guided} />}
        {shown && <Heading>In other brands</Heading>}
        {shown && (
          <BrandFrames
            story={shown.id}
            brands={brands.filter(({ id }) => id !== reader.id)}
            appearance={appearance}
          />
        )}
        {docs?.example && <Use of={docs.example} />}
        {stories.length > 1 && <Heading>Stories</Heading>}
        <StoryList stories={selectListedStories(stories)} brand={reader} appearance={appearance} />
        {docs && <Read docs={docs} component={component} />}
        {docs && docs.changes.length > 0 && <Heading>Changes</Heading>}
        {docs && <ChangeList of={docs.changes} />}
      </Page>
    </PagesContext>
  )
}
