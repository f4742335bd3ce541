/** Longest term of a search, in characters. In a separate file, for fields that do not search themselves. */
export const longestSearch = 512
