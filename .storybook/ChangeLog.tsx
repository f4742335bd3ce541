import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { Fragment } from 'react'
import text from '../design-system/CHANGELOG.md?raw'
import { introductionOf, versionsOf } from '../design-system/scripts/docs/change-log.ts'
import { pagesOf } from '../design-system/stories/docs/pages.ts'
import { PagesContext, Words } from '../design-system/stories/docs/Words.tsx'
import { documentation } from './docs-data.ts'

const place = { pages: pagesOf(documentation), here: undefined }

/** The change log of the design system; each part that it names leads to its page. */
export const ChangeLog = () => (
  <PagesContext value={place}>
    <Words text={introductionOf(text)} />
    {versionsOf(text).map(({ version, words, changes }) => (
      <Fragment key={version}>
        <Heading>{version}</Heading>
        <Words text={words} />
        {changes.map(({ kind, words: said, entries }) => (
          <Fragment key={kind}>
            <Subheading>{kind}</Subheading>
            {said !== '' && <Words text={said} />}
            <ul>
              {entries.map((entry) => (
                <li key={entry}>
                  <Words text={entry} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Fragment>
    ))}
  </PagesContext>
)
