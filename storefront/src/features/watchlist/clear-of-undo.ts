/** What undoes a removal stays over the lower edge of the window: what is reached by keys stops above it. */
export const clearOfUndo = { '& :is(a, button)': { scrollMarginBlockEnd: 96 } }
