/** Longest term of a search, in characters. In a file of its own, for fields that do not search themselves. */
export const longestSearch = 512
