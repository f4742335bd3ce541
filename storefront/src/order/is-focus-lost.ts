/** Whether the focus is nowhere: on the document, or on a control that has just been taken away or refuses it. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(':disabled')
}
