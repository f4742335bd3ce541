import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import text from '../design-system/CHANGELOG.md?raw'
import { readIntroduction, parseVersions } from '../design-system/scripts/docs/change-log.ts'
import { listPages } from '../design-system/stories/docs/pages.ts'
import { PagesContext, LinkedText } from '../design-system/stories/docs/LinkedText.tsx'
import { documentation } from './docs-data.ts'

const place = { pages: listPages(documentation), here: undefined }

/** The change log of the design system; each part that it names leads to its page. */
export const ChangeLog = () => (
  <PagesContext value={place}>
    <LinkedText text={readIntroduction(text)} />
    {parseVersions(text).map(({ version, description, changes }) => (
      <Fragment key={version}>
        <Heading>{version}</Heading>
        <LinkedText text={description} />
        {changes.map(({ kind, description: said, entries }) => (
          <Fragment key={kind}>
            <Subheading>{kind}</Subheading>
            {said !== '' && <LinkedText text={said} />}
            <ul>
              {entries.map((entry) => (
                <li key={entry}>
                  <LinkedText text={entry} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Fragment>
    ))}
  </PagesContext>
)
