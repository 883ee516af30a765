import type { Outline } from './outlines.ts'

const row = '<div class="outline-row"><i></i><div><i></i><i></i></div></div>'

/** The frame of the administration and the head of a page, for people who see and wait. */
export const outlineMarkup = (outline?: Pick<Outline, 'title' | 'lead' | 'crumb'>): string =>
  [
    '<div id="outline" aria-hidden="true" hidden>',
    '<div class="outline-side"><div class="outline-brand">',
    '<img src="/laurel.svg" width="32" height="32" alt=""><span>Laurel</span>',
    `</div>${bars(9)}</div>`,
    `<div class="outline-column"><div class="outline-bar">${bars(3)}</div><div class="outline-page">`,
    outline ? headOf(outline) : `<div class="outline-unknown">${bars(2)}</div>`,
    `<div class="outline-card">${row.repeat(4)}</div>`,
    '</div></div></div>',
  ].join('')

const bars = (count: number): string => '<i></i>'.repeat(count)

const headOf = ({ title, lead, crumb }: Pick<Outline, 'title' | 'lead' | 'crumb'>): string =>
  [
    crumb === undefined ? '' : `<div class="outline-crumb">${escaped(crumb)} / ${escaped(title)}</div>`,
    `<div class="outline-head"><div class="outline-title">${escaped(title)}</div>`,
    lead === undefined ? '' : `<div class="outline-lead">${escaped(lead)}</div>`,
    '</div>',
  ].join('')

/** As text or an attribute of a document. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
