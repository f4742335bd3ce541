import type { Site } from '@foyer/contract/wire/sites'
import { Button } from '@foyer/design-system/actions/button'
import { SelectField } from '@foyer/design-system/forms/select-field'
import { styled } from '@foyer/design-system/foundations/styled'
import { FloorSketch, PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { findLocation } from './find-location.ts'
import { useOwnFilm } from './use-own-film.ts'

const TableForm = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > :first-of-type': { flex: '0 1 240px' },
})

/** The button's words in line with those above it. */
const OtherTable = styled('div')({
  marginInlineStart: -12,
  '& > button': { textAlign: 'start' },
})

/** The number in a table's name: what stands in its circle. */
const findNumber = (name: string): string | undefined => /\p{Nd}+/u.exec(name)?.[0]

export interface TableBandProps {
  readonly site: Site
  /** As the address has it. */
  readonly name: string
}

/** Where the visitor sits, and the way to another table. */
export const TableBand = observer(function TableBand({ site, name }: TableBandProps) {
  const { items } = useStore(getItemStores)
  const { routes } = useStores()
  const { t, text } = useText()
  const navigate = useNavigate()
  const locations = items.orderLocations(site.id)
  const location = findLocation(locations, name)
  const isUnknown = location === undefined
  const film = useOwnFilm(site.id)
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState(location?.id ?? '')
  const field = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // The button that has opened it is gone.
    if (isChoosing) field.current?.focus()
  }, [isChoosing])
  const placeName = location ? text(location.name) : t('food-and-beverage.table.named', { table: name })

  function go() {
    if (chosen === '') return
    setChoosing(false)
    void navigate(routes.tableFood(site.id, chosen))
  }
  const form = (
    <TableForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <SelectField
        name="table"
        label={t('food-and-beverage.delivery.location')}
        prompt={chosen === '' ? t('food-and-beverage.table.choose') : undefined}
        value={chosen}
        options={locations.map((each) => ({ value: each.id, label: text(each.name) }))}
        onChange={setChosen}
        ref={field}
      />
      <Button type="submit" variant="secondary">
        {t('food-and-beverage.table.submit')}
      </Button>
    </TableForm>
  )
  const another = (
    <OtherTable>
      <Button variant="text" size="medium" onClick={() => setChoosing(true)}>
        {t('food-and-beverage.table.another')}
      </Button>
    </OtherTable>
  )
  const getAction = () => {
    if (isChoosing || isUnknown) return locations.length > 0 ? form : undefined
    return locations.length > 1 ? another : undefined
  }
  return (
    <PlaceBand
      variant="band"
      eyebrow={t('food-and-beverage.place.here')}
      title={placeName}
      text={[text(site.name), film].filter(Boolean).join(' · ')}
      sketch={
        locations.length > 0 ? (
          <FloorSketch
            tables={locations.length}
            table={location && locations.indexOf(location)}
            mark={location && findNumber(placeName)}
          />
        ) : undefined
      }
      action={getAction()}
    />
  )
})
