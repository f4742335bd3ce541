import { Anchor } from './Anchor.tsx'
import { storyLabel } from './pages.ts'
import { Words } from './Words.tsx'

/** As Storybook knows a story. */
interface KnownStory {
  id: string
  name: string
  parameters: Record<string, unknown>
}

/** What stands above a story. */
const wordsOf = ({ parameters }: KnownStory) =>
  (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? ''

/** The stories of a component, each with a way to it and what stands above it. */
export const StoryList = ({ stories }: { stories: readonly KnownStory[] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <Anchor path={`/story/${story.id}`}>{storyLabel(story.name)}</Anchor>
        {wordsOf(story) !== '' && <Words text={wordsOf(story)} />}
      </li>
    ))}
  </ul>
)
