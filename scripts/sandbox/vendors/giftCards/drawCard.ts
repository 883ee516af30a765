import type { SandboxBrand } from './brands.ts'
import { categoryLooks } from './categoryLooks.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The picture of a gift card: the sign of its category on a card in its colours. */
export const drawCard = ({ name, category, key }: SandboxBrand): string => {
  const { from, to, drawing } = categoryLooks[category]
  const turn = Array.from(key).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0)
  const [x, y] = [120 + (turn % 300), 60 + (turn % 170)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300" width="480" height="300" role="img" aria-label="${escapeXml(name)}">
<defs><linearGradient id="g" gradientTransform="rotate(${turn % 90})"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="480" height="300" fill="url(#g)"/>
<circle cx="${x + 120}" cy="${y}" r="150" fill="#fff" opacity=".08"/><circle cx="${480 - x}" cy="${320 - y}" r="110" fill="#fff" opacity=".07"/>
<g transform="translate(36 34) scale(3.4)" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></g>
<text x="36" y="${name.length > 22 ? 232 : 256}" fill="#fff" font-family="Georgia, serif" font-weight="700" font-size="34">${linesOf(name)}</text>
</svg>`
}

const linesOf = (name: string): string => {
  if (name.length <= 22) return escapeXml(name)
  const half = name.lastIndexOf(' ', 20)
  const [first, second] = [name.slice(0, half), name.slice(half + 1)]
  return `<tspan x="36">${escapeXml(first)}</tspan><tspan x="36" dy="40">${escapeXml(second)}</tspan>`
}
