/** Computed custom properties: references to others are resolved. For tests of a page's theme. */
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
