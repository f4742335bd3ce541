import type { DocumentedChange } from '../../scripts/docs/model.ts'
import { Words } from './Words.tsx'

/** What the change log says of a part after the version that added it, newest first. */
export const ChangeList = ({ of }: { of: readonly DocumentedChange[] }) => (
  <ul>
    {of.map(({ version, kind, words }) => (
      <li key={words}>
        <strong>
          {version}, {kind.toLowerCase()}
        </strong>
        <Words text={words} />
      </li>
    ))}
  </ul>
)
