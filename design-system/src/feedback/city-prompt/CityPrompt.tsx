import Radio from '@mui/material/Radio'
import { styled } from '../../foundations/styled/index.ts'
import { useId, type ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.ts'
import { SearchField } from '../../forms/search-field/index.ts'
import { media } from '../../foundations/media/index.ts'
import { Picture, type PictureSource } from '../../foundations/picture/index.ts'
import { visuallyHidden } from '../../foundations/visually-hidden/index.ts'

const Root = styled('fieldset', { name: 'FoyerCityPrompt', slot: 'Root' })({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': visuallyHidden,
  '& > [data-slot=find]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 8,
    marginBlockEnd: 16,
    [media.below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4, justifyItems: 'start' },
    '& > :first-of-type:not(button)': { inlineSize: '100%' },
  },
  '& > [data-slot=failure]:not(:empty)': {
    marginBlockEnd: 12,
    color: 'var(--foyer-text-muted)',
    fontSize: 'var(--foyer-text-sm)',
  },
})

const Row = styled('label', { name: 'FoyerCityPrompt', slot: 'Row' })({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  '&:has(> [data-slot=picture])': {
    gridTemplateColumns: '24px 72px minmax(0, 1fr) auto',
    [media.below.sm]: { gridTemplateColumns: '24px 56px minmax(0, 1fr) auto', columnGap: 12 },
  },
  alignItems: 'center',
  gap: 16,
  minBlockSize: 72,
  paddingBlock: 10,
  paddingInline: 4,
  borderBlockStart: '1px solid var(--foyer-border)',
  cursor: 'pointer',
  '&:last-of-type': { borderBlockEnd: '1px solid var(--foyer-border)' },
  '&:has(:checked)': { background: 'var(--foyer-surface-2)' },
  // The focus is shown around the whole row, whose ground changes under the circle.
  '--foyer-choice-focus': 'none',
  '--foyer-choice-edge': '2px solid var(--foyer-text-muted)',
  '--foyer-choice-ground': 'none',
  '&:has(:focus-visible)': { outline: '3px solid var(--foyer-primary-text)', outlineOffset: -1 },
  [media.hover]: { '&:hover': { background: 'var(--foyer-surface-2)' } },
  '& [data-slot=name]': {
    display: 'block',
    fontFamily: 'var(--foyer-font-heading)',
    fontSize: 'var(--foyer-text-lg)',
    fontWeight: 'var(--foyer-heading-weight)',
    letterSpacing: 'var(--foyer-heading-tracking)',
    lineHeight: 1.25,
  },
  '& small': { color: 'var(--foyer-text-muted)', fontSize: 'var(--foyer-text-sm)' },
  '[data-radius=FullRounded] &': {
    border: 0,
    borderRadius: 'var(--foyer-radius-md)',
    marginBlockEnd: 8,
    paddingInline: 16,
    background: 'var(--foyer-surface-2)',
    // All have a background: a line marks the selected or hovered one.
    '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px var(--foyer-primary-text)' },
    [media.hover]: {
      '&:hover:not(:has(:checked))': { boxShadow: 'inset 0 0 0 1px var(--foyer-primary-text)' },
    },
  },
})

export interface CityGroup {
  /** Unique among the cities; passed to the handler when it is chosen. */
  id: string
  /** Of the city. */
  name: string
  /** The cinemas there, as text. */
  note: string
  /** How far it is, in words: "6 miles". */
  distance?: string | undefined
  /** A front of one of its cinemas. */
  picture?: PictureSource | undefined
}

export interface CityPromptProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** Spoken name of the choice. */
  legend: string
  /** Each city with its cinemas. */
  groups: readonly CityGroup[]
  /** Chosen group's id; null while none is. */
  value: string | null
  /** Called with the city's id. */
  onChange: (id: string) => void
  /** A field that narrows the list; its owner leaves the groups out that do not fit. */
  search?:
    | {
        /** What can be typed: "Town or postcode". */
        label: string
        value: string
        onChange: (term: string) => void
        /** Spoken name of the button that empties it. */
        clearLabel: string
      }
    | undefined
  /** Offer to find the nearest. */
  locate?: { label: string; onPress: () => void; busy?: boolean | undefined } | undefined
  /** Why finding the nearest did not work, or that nothing fits what is typed. */
  failure?: string | undefined
}

/** Two pixels to each of a row's picture. */
const widestPicture = 160

/**
 * The choice of a city: one radio row per city, inside a dialog or on a page. Keyboard as the radio group of the ARIA
 * Authoring Practices, native. For cinemas by name see `cinema-picker`.
 * The circle is Material UI's Radio; the row around it is our own, with its focus ring and its background.
 */
export function CityPrompt(props: CityPromptProps) {
  const { legend, groups, value, onChange, search, locate, failure, ...rest } = props
  const name = useId()
  return (
    <Root {...rest}>
      <legend>{legend}</legend>
      {(search || locate) && (
        <div data-slot="find">
          {search && <SearchField name="city" hideLabel placeholder={search.label} {...search} />}
          {locate && (
            <Button
              data-slot="locate"
              variant="text"
              size="medium"
              icon="locate"
              busy={locate.busy}
              busyLabel={locate.label}
              onClick={locate.onPress}
            >
              {locate.label}
            </Button>
          )}
        </div>
      )}
      {/* There before it speaks, as screen readers need. */}
      <p data-slot="failure" role="status">
        {failure}
      </p>
      {groups.map((group) => (
        <Row key={group.id}>
          <Radio
            // The hovered row has a ground; without a ripple MUI gives the radio circle none.
            disableRipple
            name={name}
            value={group.id}
            checked={group.id === value}
            onChange={() => {
              onChange(group.id)
            }}
          />
          {group.picture && (
            <Picture
              data-slot="picture"
              source={group.picture}
              ratio="4:3"
              sizes="72px"
              maxWidth={widestPicture}
              placeholder="siteGallery"
              alt=""
              rounded="md"
            />
          )}
          <span>
            <span data-slot="name">{group.name}</span>
            <small>{group.note}</small>
          </span>
          {group.distance !== undefined && <small>{group.distance}</small>}
        </Row>
      ))}
    </Root>
  )
}
