/** Stands for the area category of tickets of which the server does not say where they sit: any seat may be theirs. */
export const anyArea = ''
