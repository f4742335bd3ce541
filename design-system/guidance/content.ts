import { buttonKeys, carouselKeys, dialogKeys, linkKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const content: GuidanceTable = {
  carousel: {
    do: [
      'Use it for a row of cards of which the first few matter most.',
      'Show a part of the next card, so that it is seen that there are more.',
    ],
    dont: [
      'What everybody has to see is a `poster-wall`.',
      'Don’t let it play by itself where it holds text to read.',
    ],
    anatomy: ['Name of the region', 'Cards', 'Buttons back and on', 'Pause, where it plays'],
    keys: carouselKeys,
    announced: ['A region by name with a list of cards; steps are not read out.'],
  },
  'detail-block': {
    do: [
      'Use it for one matter under a name: getting here, access, parking.',
      'Keep blocks of a page alike in length.',
    ],
    dont: [
      'Pairs of words are a `description-list`; a part of a page is a `Section` of `layout`.',
      'Don’t nest it.',
    ],
    anatomy: ['Name', 'Content'],
    announced: ['A heading with what follows it.'],
  },
  headline: {
    do: [
      'Use it between elements that an editor puts into a page.',
      'Take the level that follows the one above.',
    ],
    dont: ['The page’s own heading is `page-heading`.', 'Don’t choose a level by its size.'],
    announced: ['A heading of its level.'],
  },
  'picture-cards': {
    do: [
      'Use it for cinemas or events: picture, name, a few words.',
      'Give every card a picture of the same shape.',
    ],
    dont: [
      'Films are a `film-list`, a few tiles `content-tiles`.',
      'Don’t put a second link into a card: all of it is one target.',
    ],
    anatomy: ['Picture', 'Name, which is the link', 'A few words'],
    keys: linkKeys,
    announced: ['A list of links, each by its name.'],
  },
  popup: {
    do: [
      'Use it once, for what the visitor would regret to miss.',
      'Let it be closed by Escape, its button and a press beside it.',
    ],
    dont: ['News that can wait is an `announcement`.', 'Don’t open it on pages of an order.'],
    anatomy: ['Picture or film', 'Link, if any', 'Button that closes it'],
    keys: dialogKeys,
    announced: ['A dialog by name; the focus is on the button that closes it.'],
  },
  'rich-text': {
    do: ['Use it for what an editor wrote; it takes elements, never markup.', 'Begin headings at level 2.'],
    dont: ['Words of the program are texts of the brand, not rich text.', 'Don’t style within it.'],
    announced: ['Headings, lists, tables and links as what they are.'],
  },
  'video-embed': {
    do: [
      'Show a still of your own: the provider is asked for nothing before the press.',
      'Give the video’s title to the button.',
    ],
    dont: ['A chain’s own video is a `video-dialog`.', 'Don’t load the player before consent.'],
    anatomy: ['Still', 'Button with the title', 'Player, once it is pressed'],
    keys: buttonKeys,
    announced: ['A button “Play” with the title; then the provider’s player, which has the focus.'],
  },
}
