/** Of the search page's own field: the header's link leads there when it is on the page. */
export const searchFieldId = 'search-field'
