/** "Screen 4" and "Screen IV" are printed as a large sign under their label; a screen with a name of its own keeps it. */
export const getScreenNumber = (name: string): string => /(?:\d+|\b[IVX]+)$/.exec(name)?.[0] ?? name
