/**
 * Resets and the few rules for every element; everything else belongs to a component. Each selector here is matched
 * against every element of every page: `::selection` is on the root only, from where browsers inherit it, since a
 * switch of appearance took a third longer with one per element. `html` in a selector of an outline outweighs the
 * single class by which MUI removes outlines, and no class with a state.
 */
export const globalCss = `
*,
*::before,
*::after {
  box-sizing: border-box;
}
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
body {
  margin: 0;
  background: var(--foyer-background);
  color: var(--foyer-text);
  font-family: var(--foyer-font-body);
  font-size: var(--foyer-text-md);
  font-weight: var(--foyer-body-weight);
  line-height: 1.5;
  overflow-wrap: break-word;
  -webkit-font-smoothing: antialiased;
}
h1,
h2,
h3,
h4,
h5,
h6,
p,
figure,
blockquote {
  margin: 0;
}
h1,
h2,
h3,
h4,
h5,
h6 {
  font-family: var(--foyer-font-heading);
  font-weight: var(--foyer-heading-weight);
  letter-spacing: var(--foyer-heading-tracking);
  text-wrap: balance;
}
h1 {
  font-size: var(--foyer-text-2xl);
  line-height: 1.12;
}
h2 {
  font-size: var(--foyer-text-xl);
  line-height: 1.12;
}
h3 {
  font-size: var(--foyer-text-lg);
  line-height: 1.25;
}
strong,
b {
  font-weight: var(--foyer-strong-weight);
}
small {
  font-size: var(--foyer-text-sm);
}
img,
video {
  max-inline-size: 100%;
}
button,
input,
select,
textarea {
  font: inherit;
  letter-spacing: inherit;
}
[hidden] {
  display: none !important;
}
html :focus-visible {
  outline: 3px solid var(--foyer-primary-text);
  outline-offset: 3px;
}
[tabindex='-1']:focus-visible {
  outline: none;
}
@media (max-width: 1023.95px) {
  :root:has([data-covers-foot]) {
    scroll-padding-block-end: 12rem;
  }
}
@media (min-width: 1024px) {
  :root:has([data-covers-head] [role='timer']) {
    --foyer-covered-head: var(--foyer-header-height);
    scroll-padding-block-start: calc(var(--foyer-header-height) + 24px);
  }
}
:root::selection {
  background: var(--foyer-primary);
  color: var(--foyer-on-primary);
}
[data-switching],
[data-switching] *,
[data-switching] *::before,
[data-switching] *::after {
  transition: none !important;
}
:root:root:root[lang|='ar'] {
  --foyer-heading-tracking: 0;
}
:is(i, em, cite, dfn, var, address):lang(ar) {
  font-style: normal;
}
:root:not([lang|='ar']) [lang|='ar'] {
  font-family: system-ui, sans-serif;
}
::view-transition {
  pointer-events: none;
}
::view-transition-group(*),
::view-transition-old(*),
::view-transition-new(*) {
  animation-duration: 250ms;
}
::view-transition-group(.foyer-picture) {
  animation-timing-function: cubic-bezier(0.2, 0, 0, 1);
}
::view-transition-image-pair(.foyer-picture) {
  overflow: clip;
  border-radius: var(--foyer-radius-lg);
}
::view-transition-old(.foyer-picture),
::view-transition-new(.foyer-picture) {
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
}
@media (prefers-reduced-motion: reduce) {
  html {
    scroll-behavior: auto !important;
  }
  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation: none !important;
  }
  *,
  *::before,
  *::after {
    transition-duration: 0.01ms !important;
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
  }
}
@media (forced-colors: active) {
  [data-icon] {
    color: inherit !important;
  }
  html :focus-visible {
    outline-color: Highlight;
  }
  [aria-current]:not([aria-current='false']),
  html [aria-selected='true'],
  html [aria-pressed='true'] {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
  :is([aria-current], [aria-selected], [aria-pressed]):focus-visible {
    outline: 3px double Highlight;
  }
}
`
