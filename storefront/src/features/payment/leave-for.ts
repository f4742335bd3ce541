/** Sends the visitor to another site, with a step back to this page. */
export type LeaveFor = (url: string) => void

export const leaveFor: LeaveFor = (url) => window.location.assign(url)
