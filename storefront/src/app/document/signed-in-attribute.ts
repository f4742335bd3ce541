/** On `<html>` while somebody is signed in in this browser: the design system's header keeps their place by it. */
export const signedInAttribute = 'data-signed-in'
