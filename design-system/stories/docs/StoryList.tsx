import { styled } from 'storybook/theming'
import { StoryFrame, type ShownBrand } from '../BrandFrames.tsx'
import { Anchor } from './Anchor.tsx'
import { chooseEmbedded, formatStoryLabel, type ListedStory } from './pages.ts'
import { LinkedText } from './LinkedText.tsx'

const phoneWidth = 390

const List = styled.ul({
  display: 'grid',
  gap: 24,
  '&&': { margin: '16px 0 32px', padding: 0, listStyle: 'none' },
  '& > li': { margin: 0 },
  '& p': { margin: '0 0 8px' },
  '& > li > a': { fontWeight: 600 },
})

/** What stands above a story. */
const getDescription = ({ parameters }: ListedStory) =>
  (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? ''

const isOnPhone = ({ storyGlobals }: ListedStory) =>
  (storyGlobals['viewport'] as { value?: string } | undefined)?.value === 'phone'

interface StoryListProps {
  stories: readonly ListedStory[]
  /** The reader's brand and mode. */
  brand: ShownBrand
  appearance: Readonly<Record<string, string | undefined>>
}

/** The stories of a component with what stands above each: the light ones drawn, each with a way to its own page. */
export function StoryList({ stories, brand, appearance }: StoryListProps) {
  const embedded = chooseEmbedded(stories)
  return (
    <List>
      {stories.map((story) => (
        <li key={story.id}>
          <Anchor path={`/story/${story.id}`}>{formatStoryLabel(story.name)}</Anchor>
          {getDescription(story) !== '' && <LinkedText text={getDescription(story)} />}
          {embedded.has(story.id) && (
            <StoryFrame
              small
              story={story.id}
              brand={brand}
              appearance={appearance}
              title={formatStoryLabel(story.name)}
              width={isOnPhone(story) ? phoneWidth : undefined}
            />
          )}
        </li>
      ))}
    </List>
  )
}
