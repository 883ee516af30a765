import { createHash } from 'node:crypto'

/** Backgrounds that white initials can be read on. */
const colours = ['#3d6b5c', '#7a5230', '#4f5d8f', '#87455a', '#2f6e86', '#6b5a86', '#5d6b2f', '#8a4b3c']

/** The default picture of a person: initials on a colour that stays the same. */
export const avatarOf = (id: string, name: string): string => {
  const initials = name
    .split(/\s+/)
    .flatMap(part => /^./u.exec(part)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase()
  const colour = colours[createHash('sha256').update(id).digest().readUInt8(0) % colours.length] ?? '#3d6b5c'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
    `<rect width="96" height="96" fill="${colour}"/>` +
    '<text x="48" y="50" text-anchor="middle" dominant-baseline="central" fill="#fff" ' +
    `font-family="system-ui, sans-serif" font-size="38" font-weight="600">${escapeXml(initials)}</text></svg>`
  )
}

/** The app's own picture: two leaves. */
export const appAvatar =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">' +
  '<rect width="96" height="96" fill="#24584a"/>' +
  '<g fill="none" stroke="#f3ead3" stroke-width="4" stroke-linecap="round"><path d="M48 78C26 70 20 46 28 24"/>' +
  '<path d="M48 78c22-8 28-32 20-54"/></g><g fill="#f3ead3">' +
  '<path d="M27 38c-9-2-13-9-13-17 9 1 14 8 13 17zM25 54c-10 1-16-5-18-12 9-2 16 3 18 12zM31 68c-9 4-17 0-20-6 8-5 16-2 20 6z"/>' +
  '<path d="M69 38c9-2 13-9 13-17-9 1-14 8-13 17zM71 54c10 1 16-5 18-12-9-2-16 3-18 12zM65 68c9 4 17 0 20-6-8-5-16-2-20 6z"/>' +
  '</g></svg>'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
