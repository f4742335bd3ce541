/** Area category of tickets for which the server names none: any seat may be theirs. */
export const anyArea = ''
