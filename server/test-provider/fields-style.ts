/**
 * Style of the hosted fields: everything that a brand may set comes from the frame connector's variables, with plain
 * colors of both modes as defaults.
 */
export const fieldsStyle = `
:root {
  color-scheme: light;
  --surface: var(--pay-surface, #fff);
  --field: var(--pay-field, var(--surface));
  --text: var(--pay-text, #14181f);
  --muted: var(--pay-muted, #5a6270);
  --border: var(--pay-border, #8a909c);
  --focus: var(--pay-focus, var(--pay-accent, #0b57d0));
  --accent: var(--pay-accent, #0b57d0);
  --on-accent: var(--pay-on-accent, #fff);
  --error: var(--pay-error, #b3261e);
  --radius: var(--pay-radius, 5px);
  font: 400 16px/24px var(--pay-font, system-ui), system-ui, sans-serif;
}
:root[data-mode='dark'] {
  color-scheme: dark;
  --surface: var(--pay-surface, #121826);
  --text: var(--pay-text, #f2f0ea);
  --muted: var(--pay-muted, #a6aebd);
  --border: var(--pay-border, #5a6478);
  --error: var(--pay-error, #ff6b61);
}
* {
  box-sizing: border-box;
}
html,
body {
  margin: 0;
  background: var(--surface);
  color: var(--text);
}
body {
  display: flow-root;
}
main {
  padding: 4px;
  opacity: 0;
}
:root[data-dressed] main,
main[data-shown] {
  opacity: 1;
}
[hidden] {
  display: none !important;
}
form {
  display: grid;
  gap: 16px;
}
.pair {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  gap: 16px;
}
label {
  display: block;
  margin: 0 0 8px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
}
input {
  display: block;
  width: 100%;
  height: 52px;
  padding: 0 16px;
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: var(--text);
  background: var(--field);
  border: 1px solid var(--border);
  border-radius: var(--radius);
}
input::placeholder {
  color: var(--muted);
  opacity: 1;
}
/* Digits read from the left in every language; in one that reads from the right they stand where its words do. */
:root[dir='rtl'] input[dir='ltr'] {
  text-align: right;
}
input:focus {
  outline: 2px solid var(--focus);
  outline-offset: -1px;
  border-color: var(--focus);
}
input[aria-invalid] {
  border-color: var(--error);
}
input[aria-invalid]:focus {
  outline-color: var(--error);
}
[data-state='sent'] input {
  color: var(--muted);
}
.fault {
  margin: 8px 0 0;
  font-size: 14px;
  line-height: 20px;
  color: var(--error);
}
h1 {
  margin: 0;
  font-size: 20px;
  line-height: 28px;
}
p {
  margin: 0;
}
button {
  height: 52px;
  padding: 0 24px;
  font: inherit;
  font-weight: 600;
  color: var(--on-accent);
  background: var(--accent);
  border: 0;
  border-radius: var(--radius);
  cursor: pointer;
}
button:focus-visible,
summary:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
#status {
  margin-top: 16px;
  font-weight: 600;
}
#status[data-kind='fault'] {
  color: var(--error);
}
details {
  font-size: 14px;
  line-height: 20px;
  color: var(--muted);
}
summary {
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  list-style: none;
  cursor: pointer;
  border-radius: var(--radius);
}
summary::-webkit-details-marker {
  display: none;
}
summary::before {
  content: '';
  flex: none;
  width: 7px;
  height: 7px;
  border: solid currentColor;
  border-width: 0 1.5px 1.5px 0;
  transform: rotate(-45deg);
}
[dir='rtl'] summary::before {
  transform: rotate(135deg);
}
details[open] > summary::before {
  transform: rotate(45deg);
}
ul {
  margin: 8px 0;
  padding: 0;
  list-style: none;
  display: grid;
  gap: 4px;
}
code {
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: var(--text);
  margin-inline-end: 8px;
}
@media (forced-colors: active) {
  input {
    border-color: CanvasText;
  }
}
`.trim()
