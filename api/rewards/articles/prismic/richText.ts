import { z } from 'zod'

const Span = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  type: z.string(),
  data: z.object({ url: z.string().optional() }).optional(),
})
type Span = z.infer<typeof Span>

/** A block of rich text. Blocks without a text, such as images, are left out. */
const Block = z.object({ type: z.string(), text: z.string().default(''), spans: z.array(Span).default([]) })
type Block = z.infer<typeof Block>

export const RichText = z.array(Block).max(2000)
export type RichText = z.infer<typeof RichText>

/** The words alone, as titles need them. */
export const plainText = (blocks: RichText): string => blocks.map(({ text }) => text).join(' ')

/** The blocks as HTML, which is still to be sanitised. */
export const htmlOf = (blocks: RichText): string => {
  const parts: string[] = []
  let list: string | null = null
  for (const block of blocks) {
    const tag = tagOf(block.type)
    if (tag === null) continue
    const next = listOf(block.type)
    if (list !== next) {
      if (list !== null) parts.push(`</${list}>`)
      if (next !== null) parts.push(`<${next}>`)
      list = next
    }
    parts.push(`<${tag}>${spannedText(block)}</${tag}>`)
  }
  if (list !== null) parts.push(`</${list}>`)
  return parts.join('')
}

const tagOf = (type: string): string | null => {
  if (type === 'paragraph' || type === 'preformatted') return 'p'
  if (type === 'list-item' || type === 'o-list-item') return 'li'
  const [, level] = /^heading([1-6])$/.exec(type) ?? []
  return level === undefined ? null : `h${level}`
}

const listOf = (type: string): 'ul' | 'ol' | null =>
  type === 'list-item' ? 'ul' : type === 'o-list-item' ? 'ol' : null

const spanTags: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', hyperlink: 'a' }

/** Every border of a span closes and opens the others, so that spans that overlap make valid HTML. */
const spannedText = ({ text, spans }: Block): string => {
  const known = spans.filter(({ type, start, end }) => type in spanTags && start < end && end <= text.length)
  const borders = [...new Set([0, text.length, ...known.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  )
  return borders
    .map((start, place) => {
      const end = borders[place + 1] ?? start
      const around = known.filter(span => span.start <= start && span.end >= end && start < end)
      return around
        .toReversed()
        .reduce((inner, span) => wrap(span, inner), escapeHtml(text.slice(start, end)))
    })
    .join('')
}

const wrap = ({ type, data }: Span, inner: string): string => {
  const tag = spanTags[type] ?? 'span'
  const href = type === 'hyperlink' ? ` href="${escapeHtml(data?.url ?? '')}"` : ''
  return `<${tag}${href}>${inner}</${tag}>`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, letter => escapes[letter] ?? letter).replaceAll('\n', '<br>')
