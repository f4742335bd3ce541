/**
 * Custom properties as a browser answers them: what refers to another of them has its value. For proofs that a page
 * stands in a theme.
 */
export const shownProperties = (
  properties: Readonly<Record<string, string | number>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      String(value).replaceAll(/var\((--[\w-]+)\)/g, (whole, other: string) =>
        String(properties[other] ?? whole),
      ),
    ]),
  )
