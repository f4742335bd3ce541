/**
 * Selectors of the parts around the drawing. `:where` weighs nothing: a part's rules are as specific as one attribute, which a
 * theme's overrides by name and slot outweigh.
 */
export const head = ":where([data-seat-map]) > [data-slot='head']"
export const stage = ":where([data-seat-map]) > [data-slot='stage']"
export const frame = ":where([data-seat-map] > *) > [data-slot='frame']"

const getPart = (slot: string) => `:where([data-seat-map]) [data-slot='${slot}']`
export const tools = getPart('tools')
export const corners = getPart('corners')
export const pan = getPart('pan')
export const gutter = getPart('gutter')
export const gutterShade = getPart('shade')
export const litEdge = getPart('lit')
export const miniMap = getPart('mini')
export const list = getPart('list')

/** Buttons of the tools and those to pan with. */
export const button = `:is(${tools}, ${pan}) button`

/** A map that is as narrow as a phone, wherever it stands. */
export const phone = '@container (max-width: 639.95px)'
