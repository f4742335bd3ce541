/** Id of the content of a page: behind the header. */
export const contentId = 'content'
/** Id of the films and their times on the home page: behind what is put forward above them. */
export const programmeId = 'programme'
