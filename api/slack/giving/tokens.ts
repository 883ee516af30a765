import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { gifWordsLengthMax } from '../../recognition/gifs/gifSearch.ts'
import { readableText } from './readableText.ts'

/** A token of the text. The texts of all tokens join to the whole text. */
export type Token = { readonly text: string } & (
  | { readonly kind: 'space' | 'word' | 'joiner' }
  | { readonly kind: 'mention'; readonly user: string }
  | { readonly kind: 'group'; readonly group: string; readonly name: string }
  | { readonly kind: 'everyone' | 'name'; readonly name: string }
  | { readonly kind: 'amount'; readonly points: number | 'not whole' }
  | { readonly kind: 'number'; readonly points: number }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'gif'; readonly words: string }
)

/** The team's own words. */
export type TokenGrammar = { readonly values: readonly string[]; readonly pointsName: PointsName }

type Matcher = (text: string, at: number) => Token | undefined

/** Splits a text into tokens. Only `<…>` is recognised inside a word. */
export const tokenise = (text: string, grammar: TokenGrammar): Token[] => {
  const anywhere = [valueReference(grammar), bracketed]
  const atWordStart = [gif, value(grammar), tag, amount(grammar.pointsName), number, name, joiner]
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    const isWordStart = at === 0 || /[\s>]/.test(text.charAt(at - 1))
    const matchers = isWordStart ? [...anywhere, ...atWordStart] : anywhere
    const token = first(matchers, text, at) ?? space(text, at) ?? plainWord(text, at)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

const first = (matchers: readonly Matcher[], text: string, at: number): Token | undefined => {
  for (const match of matchers) {
    const token = match(text, at)
    if (token) return token
  }
  return undefined
}

/** Matches a sticky pattern at this index. */
const here = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const space: Matcher = (text, at) => {
  const match = here(/\s+/y, text, at)
  return match ? { kind: 'space', text: match[0] } : undefined
}

const plainWord = (text: string, at: number): Token => ({
  kind: 'word',
  text: here(/[^\s<]+|</y, text, at)?.[0] ?? text.charAt(at),
})

const bracketed: Matcher = (text, at) => {
  const match = here(/<(@|!subteam\^|!)([^<>|]+)(?:\|([^<>]*))?>[,;:]*/y, text, at)
  if (!match) return undefined
  const [whole, sigil, target = '', label] = match
  if (sigil === '@') return { kind: 'mention', text: whole, user: target }
  const name = `@${(label || target).replace(/^@/, '')}`
  return sigil === '!'
    ? { kind: 'everyone', text: whole, name }
    : { kind: 'group', text: whole, group: target, name }
}

/** Matches a value whose words are joined by spaces, hyphens, underscores or nothing: `#customer-first`. */
const valueWords = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/[\s_-]+/)
    .filter(word => word !== '')
    .map(word => escaped(word).replace(/['’]/g, "['’]"))
    .join('[ \\t_-]*')

const valuePatterns = ({ values }: TokenGrammar, before: string, after: string) =>
  [...values]
    .sort((left, right) => right.length - left.length)
    .map(value => ({ value, pattern: new RegExp(`${before}${valueWords(value)}${after}`, 'iuy') }))

const matchValue = (patterns: ReturnType<typeof valuePatterns>): Matcher => {
  return (text, at) => {
    for (const { value, pattern } of patterns) {
      const match = here(pattern, text, at)
      if (match) return { kind: 'value', text: match[0], value }
    }
    return undefined
  }
}

const value = (grammar: TokenGrammar): Matcher =>
  matchValue(valuePatterns(grammar, '#', '(?![\\p{L}\\p{N}_-])[,;:]*'))

/** Matches a value that is also the name of a channel, which Slack sends as a reference to the channel. */
const valueReference = (grammar: TokenGrammar): Matcher =>
  matchValue(valuePatterns(grammar, '<#[A-Z0-9]+\\|', '>[,;:]*'))

const tag: Matcher = (text, at) => {
  const match = here(/#([\p{L}][\p{L}\p{N}_-]*)[,;:]*/uy, text, at)
  return match ? { kind: 'tag', text: match[0], tag: match[1] ?? '' } : undefined
}

/** `gif:party`, `gif:thank-you` or `gif:"well done"`. */
const gif: Matcher = (text, at) => {
  const match = here(/gif:(?:["“”]([^"“”<>]+)["“”]|([^\s<>"“”]+))[,;:]*/iuy, text, at)
  if (!match) return undefined
  const words = readableText(match[1] ?? match[2] ?? '')
    .replace(/[\s_:-]+/g, ' ')
    .replace(/[.,;!?]+$/, '')
    .trim()
  return words === '' ? undefined : { kind: 'gif', text: match[0], words: words.slice(0, gifWordsLengthMax) }
}

const amount = ({ one, many }: PointsName): Matcher => {
  const units = ['points?', 'pts?', ...[many, one].map(word => `${escaped(word.trim())}s?`)].join('|')
  const figure = '(\\d{1,9}(?:[.,]\\d{1,9})*)'
  const end = '(?:[ \\t]+each)?(?=[\\s,;:.!?)<]|$)[,;:]*'
  const unit = `[ \\t]*(?:${units})`
  const pattern = new RegExp(`(?:([+-])${figure}(?:${unit})?|${figure}${unit})${end}`, 'iuy')
  return (text, at) => {
    const match = here(pattern, text, at)
    if (!match) return undefined
    const points = wholeNumber(match[2] ?? match[3] ?? '')
    const signed = match[1] === '-' && points !== 'not whole' ? -points : points
    return { kind: 'amount', text: match[0], points: signed }
  }
}

const wholeNumber = (figure: string): number | 'not whole' => {
  if (/^\d+$/.test(figure)) return Number(figure)
  return /^\d{1,3}(,\d{3}){1,2}$/.test(figure) ? Number(figure.replaceAll(',', '')) : 'not whole'
}

const number: Matcher = (text, at) => {
  const match = here(/(\d{1,9})(?=\s|$)/y, text, at)
  return match ? { kind: 'number', text: match[0], points: Number(match[0]) } : undefined
}

const name: Matcher = (text, at) => {
  const match = here(/@[\p{L}\p{N}][\p{L}\p{N}._-]*[,;:]*/uy, text, at)
  return match ? { kind: 'name', text: match[0], name: match[0].replace(/[.,;:]+$/, '') } : undefined
}

const joiner: Matcher = (text, at) => {
  const match = here(/(?:and|&amp;|[,;:+])(?=[\s<]|$)/iy, text, at)
  return match ? { kind: 'joiner', text: match[0] } : undefined
}
