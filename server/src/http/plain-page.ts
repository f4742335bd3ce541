/**
 * How pages look that need neither theme nor storefront: the browser's own colors for the visitor's mode, and a few words
 * in the middle. The page adds its own controls.
 */
export const plainPageStyles = `
:root {
  color-scheme: dark light;
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: center;
}
main {
  max-width: 34rem;
  padding: 2rem;
}
h1 {
  font-size: 2rem;
  line-height: 1.15;
  margin: 0 0 1rem;
}`
