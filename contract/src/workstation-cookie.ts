/** Cookie with the id of the workstation that a device is: pages read it for correlation ids, and it opens nothing. */
export const workstationIdCookie = 'foyer-workstation-id'
