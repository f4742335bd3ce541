import { buttonKeys, carouselKeys, comboboxKeys, dialogKeys, fieldKeys, linkKeys, tabKeys } from './keys.ts'
import type { GuidanceTable } from './model.ts'

export const films: GuidanceTable = {
  'attribute-legend': {
    do: ['Use it once, under the times that bear the signs.', 'List only the signs that are on the page.'],
    dont: ['The marks of times themselves are `ShowtimeKey`.', 'Don’t explain what the words say already.'],
    anatomy: ['Glyph', 'Name', 'A line on what it means'],
    announced: ['A description list: name and meaning.'],
  },
  'cinema-picker': {
    do: [
      'Use it where several cinemas of many can be chosen.',
      'Say why the others rest once the limit is reached.',
    ],
    dont: ['A handful of cities is a `city-prompt`.', 'Don’t hide chosen ones behind the search.'],
    anatomy: ['Search', 'How many are found', 'Boxes to tick', 'Chosen cinemas as tags'],
    keys: [
      ['Tab', 'Moves from the search through the boxes to the tags.'],
      ['Space', 'Ticks a box, or takes a tag back.'],
      ['Escape', 'Empties the search.'],
    ],
    announced: ['A search field, checkboxes by cinema, and how many are found in a status.'],
  },
  'composite-filter': {
    do: ['Use it for several questions about one list.', 'Keep what is chosen in the address.'],
    dont: ['One question is a `single-filter`.', 'Don’t show what the page has fixed.'],
    anatomy: ['A cell a question, or one button', 'Dialog with its sections', 'Apply, Cancel, Clear'],
    keys: comboboxKeys,
    announced: ['Comboboxes by their question, or a button that says how many filters are on.'],
  },
  'content-tiles': {
    do: [
      'Use it for three things beside the films: parties, clubs, food.',
      'Keep their texts alike in length.',
    ],
    dont: [
      'Films are a `poster-wall`; more than three are a `carousel`.',
      'Don’t use a tile without a link.',
    ],
    anatomy: ['Picture', 'Label', 'Heading', 'Text', 'Link'],
    keys: linkKeys,
    announced: ['A list of tiles, each with its heading and link.'],
  },
  'day-strip': {
    do: [
      'Use it over times: today is chosen, days without films say so.',
      'Name days as people do: Today, Sat 28.',
    ],
    dont: ['A day that is known by heart is typed: `date-field`.', 'Don’t leave out days without films.'],
    anatomy: ['A link a day: weekday and date', 'Line under the chosen one', 'Way to further days'],
    keys: linkKeys,
    announced: ['A list of links; the chosen day is current, an empty one says so.'],
  },
  'film-facts': {
    do: [
      'Use it under a title: age mark, duration, genres.',
      'Give facts in the order in which people choose by them.',
    ],
    dont: ['Facts with names are a `description-list`.', 'Don’t break it into more than two lines.'],
    announced: ['One line; the dots between facts are not read.'],
  },
  'film-hero': {
    do: [
      'Use it once, at the head of a film’s page.',
      'Keep the subject of the backdrop out from under the words.',
    ],
    dont: ['Several films to turn over are a `hero-carousel`.', 'Don’t cover the lettering with notices.'],
    anatomy: ['Backdrop', 'Title as lettering', 'Facts', 'Actions', 'Synopsis', 'Poster', 'Credits'],
    keys: linkKeys,
    announced: ['The title is the heading of level 1; the backdrop is decoration.'],
  },
  'film-list': {
    do: [
      'Use it for films from the first wait to the last word when there are none.',
      'Say how many there are in a status.',
    ],
    dont: ['Posters that are always there are a `poster-wall`.', 'Don’t mix it with other cards.'],
    announced: ['A list of films; loading, failure and emptiness say themselves.'],
  },
  'film-row': {
    do: [
      'Use it where words and times matter more than the poster.',
      'Put its times beside the words on wide screens.',
    ],
    dont: [
      'Where the poster says enough use `poster-card`.',
      'Don’t repeat facts that the heading of the list says.',
    ],
    anatomy: ['Poster', 'Title and facts', 'Synopsis', 'Times'],
    keys: linkKeys,
    announced: ['The title as heading and link, then its times as a list.'],
  },
  'film-thumbnail': {
    do: ['Use it for a film as one picture, as in a watchlist.', 'Let its fallback show the title.'],
    dont: [
      'With title and times use `poster-card` or `film-row`.',
      'A picture that decorates is a `picture`.',
    ],
    announced: ['The film’s title.'],
  },
  'film-title': {
    do: [
      'Use it where a title stands by itself, with its age mark.',
      'Set it in the level that follows the one above.',
    ],
    dont: [
      'Cards of lists set their titles themselves: `poster-card`.',
      'As lettering use `title-treatment`.',
    ],
    announced: ['A heading with the title, then the mark by its meaning.'],
  },
  'filter-bar': {
    do: ['Use it over a list, with two to four cells.', 'Let a choice count at once.'],
    dont: ['Sections of many options are a `composite-filter`.', 'Don’t put buttons of the page into it.'],
    anatomy: ['Cell for typing', 'Cells with a choice', 'Button that opens more'],
    keys: [
      ...fieldKeys,
      ['Enter, Space', 'Open a cell’s choice.'],
      ['Escape', 'Empties the cell for typing.'],
    ],
    announced: ['A group by name; each cell by its label and value.'],
  },
  'filter-chip': {
    do: ['Use it for marks that narrow a list together.', 'Show the count where it helps to choose.'],
    dont: ['Views of one thing are `tabs`.', 'What was chosen elsewhere is taken back by `filter-tags`.'],
    keys: buttonKeys,
    announced: ['A toggle button that says whether it is on.'],
  },
  'filter-dialog': {
    do: [
      'Use it through `composite-filter` or `single-filter`, which know when it opens.',
      'Say on Apply how many are found.',
    ],
    dont: ['A few options stand in the page: `filter-chip`.', 'Don’t apply before Apply is pressed.'],
    anatomy: ['Heading', 'Sections of options', 'Clear', 'Cancel and Apply'],
    keys: dialogKeys,
    announced: ['A dialog by its heading; options are toggle buttons.'],
  },
  'filter-tags': {
    do: [
      'Use it to show what narrows a list, each with a way to take it back.',
      'Offer to clear all from two on.',
    ],
    dont: ['To choose use `filter-chip`.', 'Don’t show defaults as tags.'],
    keys: buttonKeys,
    announced: ['A list of buttons “Remove …”; when one goes, the focus moves to its neighbour.'],
  },
  'free-seats': {
    do: ['Use it to choose among times by how full they are.', 'Say the figure beside the bar.'],
    dont: ['One room’s seats are a `seat-map`.', 'Don’t hide times that are being counted.'],
    anatomy: ['Time', 'Ten seats, filled by tenths', 'How many are free'],
    keys: linkKeys,
    announced: ['A list of links: time and free seats in words; the drawing is silent.'],
  },
  'heading-tabs': {
    do: ['Use it where tabs are the heading of a section: on now, coming soon.', 'Keep to two or three.'],
    dont: ['Views inside a section are `tabs`.', 'Don’t repeat the open tab as a heading.'],
    keys: tabKeys,
    announced: ['A list of tabs; the open one names the section.'],
  },
  'hero-carousel': {
    do: [
      'Use it for two to five films that the house puts first.',
      'Give every slide one link, to its film.',
    ],
    dont: ['A film’s own page has `film-hero`.', 'Don’t put what must be seen on a later slide.'],
    anatomy: ['Backdrop', 'Title', 'A line', 'Link', 'Running order', 'Pause'],
    keys: carouselKeys,
    announced: ['A region with slides “2 of 4”; it is silent while it plays by itself.'],
  },
  'poster-card': {
    do: [
      'Use it for a film of a wall: poster, title, facts and next times.',
      'Let the title wrap to two lines.',
    ],
    dont: [
      'The picture alone is a `film-thumbnail`; with a synopsis `film-row`.',
      'Don’t cover the lettering.',
    ],
    anatomy: ['Poster', 'Tag, if any', 'Title', 'Facts', 'Times'],
    keys: linkKeys,
    announced: ['The title as a link, then facts and times.'],
  },
  'poster-wall': {
    do: ['Use it for films that are all worth the same look.', 'Let one lead take two columns at most.'],
    dont: ['With waiting and failure use `film-list`.', 'Don’t leave gaps in the last row on purpose.'],
    announced: ['A list of cards.'],
  },
  'programme-columns': {
    do: [
      'Use it for a day of a small house, as a leaflet sets it.',
      'Say it when a house has no more showings today.',
    ],
    dont: ['The times of one film are a `showtime-list`.', 'Don’t use it for more than four cinemas.'],
    anatomy: ['A column a cinema', 'A row a showing: time and film'],
    keys: linkKeys,
    announced: ['A list a cinema, under its name.'],
  },
  'promoted-tag': {
    do: ['Use one a film, chosen by `promotionOf`.', 'Keep it to two words.'],
    dont: ['Whether it can be booked is a `status-label`.', 'Don’t tag more than a third of a list.'],
    announced: ['Its words, before the title.'],
  },
  'recent-searches': {
    do: ['Keep searches only for those who agreed.', 'Offer to forget one and all.'],
    dont: ['What was found is `search-results`.', 'Don’t keep more than five.'],
    keys: linkKeys,
    announced: ['A list of links, each followed by a button “Forget …”.'],
  },
  'release-date': {
    do: ['Use it for films to come.', 'Say the day as people do: “Friday 4 December”.'],
    dont: ['A showing’s day is in `day-strip`.', 'Don’t show it for what is on already.'],
    announced: ['The date in words.'],
  },
  'search-results': {
    do: ['Group by kind: films, cinemas, pages.', 'Say how many there are in a status of the page.'],
    dont: ['Where there are none use `empty-state`.', 'Don’t load more without being asked.'],
    anatomy: ['Heading of the kind', 'Picture', 'Name, which is the link', 'A line'],
    keys: linkKeys,
    announced: ['A list of links under the heading of each kind.'],
  },
  'showtime-button': {
    do: [
      'Use it for a time that leads to tickets.',
      'Name the cinema in its spoken name where the page has several.',
    ],
    dont: ['A time that leads nowhere is text.', 'Don’t tell “few left” by colour alone.'],
    anatomy: ['Time', 'Word of its state, if any', 'Mark of its state'],
    keys: linkKeys,
    announced: ['A link: time, film or cinema, state in words.'],
  },
  'showtime-list': {
    do: [
      'Use it by cinema and attribute, in the order of time.',
      'Let it be read in five seconds: three times a row on a phone.',
    ],
    dont: ['A whole day of a house is `programme-columns`.', 'Don’t fold away the next time.'],
    anatomy: ['Cinema', 'Attributes', 'Row of times'],
    keys: linkKeys,
    announced: ['A heading a cinema, then lists of times.'],
  },
  'single-filter': {
    do: [
      'Use it for one question about a list.',
      'Choose tabs for few, a dropdown for many, a dialog for several.',
    ],
    dont: [
      'Several questions are a `composite-filter`.',
      'Don’t offer All where something has to be chosen.',
    ],
    keys: comboboxKeys,
    announced: ['As what is shown: tabs, toggle buttons, a combobox or a dialog.'],
  },
  'status-label': {
    do: [
      'Use it for whether a film can be seen, booked or looked forward to.',
      'Keep to the words of the specification.',
    ],
    dont: [
      'A film that is put forward has a `promoted-tag`.',
      'Don’t show “on now” in a list of what is on.',
    ],
    announced: ['Its words.'],
  },
  'tab-links': {
    do: ['Use it where each tab is an address of its own.', 'Mark the current one.'],
    dont: ['Views within a page are `tabs`.', 'Don’t use it for more than six.'],
    keys: linkKeys,
    announced: ['A navigation by name; the current link says so.'],
  },
  'title-treatment': {
    do: ['Use it on the film’s own ground.', 'Give the title as its text.'],
    dont: ['Set in type it is a `film-title`.', 'Don’t lay it over the subject of a picture.'],
    announced: ['The title as text.'],
  },
  'video-dialog': {
    do: ['Use it for a trailer of the house.', 'Load it when it is first opened.'],
    dont: ['YouTube and Vimeo are a `video-embed`.', 'Don’t play with sound without a press.'],
    anatomy: ['Heading', 'Player with the browser’s controls', 'Button that closes it'],
    keys: dialogKeys,
    announced: ['A dialog by the film’s title; the player’s controls are the browser’s.'],
  },
  'watchlist-button': {
    do: ['Show the press at once and take it back where it failed.', 'Name the film in its label.'],
    dont: ['Any other switch is an `icon-button` with `pressed`.', 'Don’t change the name with the state.'],
    keys: buttonKeys,
    announced: ['A toggle button by the film; a failure is said by a notice.'],
  },
}
