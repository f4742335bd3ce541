/** The first letter of each name, upper-case where the script has cases; empty without a name. */
export function getInitials({ givenName, familyName }: { givenName: string; familyName: string }): string {
  return [givenName, familyName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
