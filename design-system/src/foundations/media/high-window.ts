/** A window that is high enough for buttons that stay, and for something to scroll above them. */
export const highWindow = '@media (min-height: 600px)'
