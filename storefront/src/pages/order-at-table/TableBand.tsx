import type { Site } from '@foyer/contract/wire/sites'
import { SelectField } from '@foyer/design-system/forms/select-field'
import { FloorSketch, PlaceBand } from '@foyer/design-system/order/auditorium-sketch'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore, useStores, useText } from '../../context/hooks.ts'
import { OtherPlace } from '../../order/OtherPlace.tsx'
import { getItemStores } from '../../stores/items/items-stores.ts'
import { findLocation } from './find-location.ts'
import { useOwnFilm } from './use-own-film.ts'

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
  const placeName = location ? text(location.name) : t('food-and-beverage.table.named', { table: name })

  function go() {
    if (chosen === '') return
    setChoosing(false)
    void navigate(routes.tableFood(site.id, chosen))
  }
  // Of one table there is no other; and nothing can be chosen where none is known.
  const hasOthers = locations.length > (isChoosing || isUnknown ? 0 : 1)
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
      action={
        hasOthers ? (
          <OtherPlace
            isOpen={isChoosing || isUnknown}
            onOpen={() => setChoosing(true)}
            openLabel={t('food-and-beverage.table.another')}
            submitLabel={t('food-and-beverage.table.submit')}
            onSubmit={go}
          >
            <SelectField
              name="table"
              label={t('food-and-beverage.delivery.location')}
              prompt={chosen === '' ? t('food-and-beverage.table.choose') : undefined}
              value={chosen}
              options={locations.map((each) => ({ value: each.id, label: text(each.name) }))}
              onChange={setChosen}
            />
          </OtherPlace>
        ) : undefined
      }
    />
  )
})
