import type { DocumentedChange } from '../../scripts/docs/model.ts'
import { LinkedText } from './LinkedText.tsx'

/** What the change log says of a part after the version that added it, newest first. */
export const ChangeList = ({ of }: { of: readonly DocumentedChange[] }) => (
  <ul>
    {of.map(({ version, kind, description }) => (
      <li key={description}>
        <strong>
          {version}, {kind.toLowerCase()}
        </strong>
        <LinkedText text={description} />
      </li>
    ))}
  </ul>
)
