/** The cinema that the address names, for instance in a letter to members. */
export function getCinemaFromAddress(): string | null {
  return new URLSearchParams(window.location.search).get('cinemaId')
}

/** Whether the browser was allowed earlier to say where it is. Never makes the browser ask. */
export async function canLocateUnasked(): Promise<boolean> {
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    return permission.state === 'granted'
  } catch {
    // A browser without the permissions interface is not asked.
    return false
  }
}
