const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
}

/**
 * The plain text of a vendor's HTML. Screens show it as text, so that no markup of a vendor ever reaches a page; scripts
 * and styles are dropped with their contents.
 */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<li\b[^>]*>/gi, '\n• ')
    .replaceAll(/<(br|\/p|\/div|\/h\d|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, decoded)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

const decoded = (whole: string, decimal?: string, hex?: string, name?: string): string => {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
}
