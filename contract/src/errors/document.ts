import { catalogue, type ConditionEntry } from './catalogue.ts'

function firstCodes({ first }: ConditionEntry): string {
  return Object.entries(first ?? {})
    .map(([area, code]) => `${code} (${area})`)
    .join('; ')
}

const secondCode = ({ second }: ConditionEntry) => (second ? `${second.code} (${second.group})` : '')

/** `docs/errors.md`: the catalogue as a page. A test compares the committed page with this. */
export function errorsDocument(): string {
  const rows = catalogue.map(
    (entry) =>
      `| \`${entry.condition}\` | ${entry.status} | ${firstCodes(entry)} | ${secondCode(entry)} | ${(entry.byStatus ?? []).join(', ')} | ${entry.title} |`,
  )
  return `# Errors

Every refusal of the interfaces is problem details (\`application/problem+json\`). Its \`type\` names the condition, as
\`urn:foyer:problem:<condition>\`, and its \`errorCode\` is the condition's code in the numbering that the server speaks:
the first by default, the second with \`FOYER_ERROR_NUMBERING=2\`. The initial data says which, and a client reads it
there: the same number means different things in the two, and within the first from one area to another. Where a
numbering has no code for a condition in the areas of a call, the answer carries none.

Our client reads \`type\` where it is one of these. From any other server it reads the code within the call's areas, then
a title that clients of the real interface compare, then the status alone, by area.

\`<condition>-<code>\` is a code of the first numbering whose meaning nobody states; where it stands in one line with
others, it is a kind of the condition that it is named by.

This page is written by \`npm run contract:openapi\` from \`contract/src/errors\`; do not edit it by hand.

| Condition | Status | First numbering (area) | Second numbering | Bare status in areas | Meaning |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
