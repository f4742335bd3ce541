/**
 * Custom properties with the values that a browser computes: `var(--x)` is replaced by the value of `--x`, a reference to
 * a property that is not given stays. To compare a page with its theme.
 */
export const resolveProperties = (
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
