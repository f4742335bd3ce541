import { shapesByPart, type ShapeChoices } from '@foyer/theme-tokens/shapes'
import { useId } from 'react'
import { Button } from '../../actions/button/index.ts'
import { Row } from './parts.tsx'

const parts = Object.entries(shapesByPart) as [keyof ShapeChoices, readonly string[]][]

const labels: Readonly<Record<keyof ShapeChoices, string>> = {
  footer: 'Footer',
  filmList: 'List of films',
  eventCard: 'Event card',
  pageHead: 'Page head',
  consent: 'Consent',
}

export interface ShapeSettingsProps {
  shapes: ShapeChoices
  onChange: (shapes: ShapeChoices) => void
  onSay: (message: string) => void
}

/** How parts of the pages are laid out. A theme has no place for it: it is copied into the brand's `storefront.json`. */
export function ShapeSettings({ shapes, onChange, onSay }: ShapeSettingsProps) {
  const id = useId()
  const copy = async () => {
    await navigator.clipboard
      .writeText(`"shapes": ${JSON.stringify(shapes, null, 2)}`)
      .then(() => onSay('The shapes are copied, for storefront.json'))
      .catch(() => onSay('The shapes could not be copied'))
  }
  return (
    <div role="group" aria-label="Shapes of the pages">
      <h2>Shapes of the pages</h2>
      {parts.map(([part, options]) => (
        <Row key={part}>
          <label htmlFor={`${id}${part}`}>{labels[part]}</label>
          <select
            id={`${id}${part}`}
            value={shapes[part]}
            onChange={({ target }) => onChange({ ...shapes, [part]: target.value })}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <span />
        </Row>
      ))}
      <p>They stand in storefront.json, not in the theme.</p>
      <Button size="medium" variant="secondary" onClick={() => void copy()}>
        Copy shapes
      </Button>
    </div>
  )
}
