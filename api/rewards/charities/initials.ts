const grounds = [
  '#1f5b45',
  '#7d560f',
  '#4a3d7c',
  '#8a3a2e',
  '#245a78',
  '#5b5a1f',
  '#6d2f5c',
  '#2f5d5d',
] as const

const small = new Set(['the', 'of', 'for', 'and', 'a', 'an', 'in', 'at', 'on'])

/** The first letters of the two words that say most. */
const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter(word => !small.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())
    .join('')
}

/** The logo of a nonprofit that has none: its initials on a colour that belongs to its EIN. */
export const initialsLogo = (ein: string, name: string): string => {
  const ground = grounds[Number(ein) % grounds.length] ?? grounds[0]
  // Letters and digits alone: nothing to escape.
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<rect width="96" height="96" rx="22" fill="${ground}"/>` +
    '<text x="48" y="50" fill="#fff" font-family="system-ui,sans-serif" font-size="38" font-weight="650" ' +
    `text-anchor="middle" dominant-baseline="central">${initialsOf(name)}</text></svg>`
  )
}
