import { catalogue, type ConditionEntry } from './catalogue.ts'

function formatV1Codes({ v1 }: ConditionEntry): string {
  return Object.entries(v1 ?? {})
    .map(([area, code]) => `${code} (${area})`)
    .join('; ')
}

const formatV2Code = ({ v2 }: ConditionEntry) => (v2 ? `${v2.code} (${v2.group})` : '')

/** `docs/errors.md`: the catalogue as a page. A test compares the committed page with this. */
export function createErrorsDocument(): string {
  const rows = catalogue.map(
    (entry) =>
      `| \`${entry.condition}\` | ${entry.status} | ${formatV1Codes(entry)} | ${formatV2Code(entry)} | ${(entry.byStatus ?? []).join(', ')} | ${entry.title} |`,
  )
  return `# Errors

Every refusal of the interfaces is problem details (\`application/problem+json\`). Its \`type\` names the condition, as
\`urn:foyer:problem:<condition>\`, and its \`errorCode\` is the condition's code in the numbering that the server speaks:
v1 by default, v2 with \`FOYER_ERROR_NUMBERING=2\`. The initial data says which, and a client reads it there: the same
number means different things in the two, and within v1 from one area to another. Where a numbering has no code for a
condition in the areas of a call, the answer carries none.

Our client reads \`type\` where it is one of these. From any other server it reads the code within the call's areas, then
a title that clients of the real interface compare, then the status alone, by area.

\`<condition>-<code>\` is a code of numbering v1 whose meaning nobody states; where it stands in one line with
others, it is a kind of the condition that it is named by.

This page is written by \`npm run contract:openapi\` from \`contract/src/errors\`; do not edit it by hand.

| Condition | Status | Code in v1 (area) | Code in v2 (group) | Bare status in areas | Meaning |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
