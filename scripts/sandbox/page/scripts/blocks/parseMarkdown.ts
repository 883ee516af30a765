/** A piece of mrkdwn. It holds text, never mark-up. */
export type MarkdownNode =
  | { kind: 'text' | 'preformatted'; text: string }
  | { kind: 'code' | 'quote' | 'bold' | 'italic' | 'struck' | 'underlined'; children: MarkdownNode[] }
  | { kind: 'break' }
  | { kind: 'emoji' | 'broadcast'; name: string }
  | { kind: 'user' | 'channel'; id: string; text?: string | undefined }
  | { kind: 'link'; url: string; text: string }

const codeFence = /```\n?([\s\S]*?)\n?```/

/** Parses Slack's mrkdwn. */
export const parseMarkdown = (text: string): MarkdownNode[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(codeFence)
    .flatMap((part, index): MarkdownNode[] => {
      if (index % 2 === 1) return [{ kind: 'preformatted', text: decode(part) }]
      return part === '' ? [] : parseQuotes(part)
    })

const quoteMark = /^(?:&gt;|>) ?/

/** Neighbouring lines that begin with `>` are one quotation. */
const parseQuotes = (text: string): MarkdownNode[] => {
  const runs: { isQuote: boolean; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const isQuote = quoteMark.test(line)
    if (runs.at(-1)?.isQuote !== isQuote) runs.push({ isQuote, lines: [] })
    runs.at(-1)?.lines.push(line.replace(quoteMark, ''))
  }
  return runs.flatMap(({ isQuote, lines }): MarkdownNode[] => {
    const children = parseInline(lines.join('\n'))
    return isQuote ? [{ kind: 'quote', children }] : children
  })
}

const inline =
  /`([^`\n]+)`|<([^<>\n]+)>|(?<![\w:]):([a-z0-9_+'-]+(?:::skin-tone-\d)?):|(?<![\w*])\*(?=\S)([^*\n]*[^\s*])\*(?![\w*])|(?<![\w_])_(?=\S)([^_\n]*[^\s_])_(?![\w_])|(?<![\w~])~(?=\S)([^~\n]*[^\s~])~(?![\w~])|\n/g

const parseInline = (text: string): MarkdownNode[] => {
  const nodes: MarkdownNode[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    if (match.index > end) nodes.push({ kind: 'text', text: decode(text.slice(end, match.index)) })
    nodes.push(nodeOf(match))
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push({ kind: 'text', text: decode(text.slice(end)) })
  return nodes
}

const nodeOf = ([
  whole,
  code,
  reference,
  emoji,
  bold,
  italic,
  struck = '',
]: RegExpExecArray): MarkdownNode => {
  if (whole === '\n') return { kind: 'break' }
  if (code !== undefined) return { kind: 'code', children: [{ kind: 'text', text: decode(code) }] }
  if (reference !== undefined) return referenceOf(reference)
  if (emoji !== undefined) return { kind: 'emoji', name: emoji }
  if (bold !== undefined) return { kind: 'bold', children: parseInline(bold) }
  if (italic !== undefined) return { kind: 'italic', children: parseInline(italic) }
  return { kind: 'struck', children: parseInline(struck) }
}

const referenceOf = (reference: string): MarkdownNode => {
  const [target = '', label] = reference.split('|')
  const text = label === undefined ? undefined : decode(label)
  if (target.startsWith('@')) return { kind: 'user', id: target.slice(1), text }
  if (target.startsWith('#')) return { kind: 'channel', id: target.slice(1), text }
  if (target.startsWith('!date^')) return { kind: 'text', text: text ?? target }
  if (target.startsWith('!subteam^')) return { kind: 'broadcast', name: (text ?? target).replace(/^@/, '') }
  if (target.startsWith('!')) return { kind: 'broadcast', name: target.slice(1).split('^')[0] ?? '' }
  if (/^(https?:|mailto:|tel:)/i.test(target))
    return { kind: 'link', url: decode(target), text: text ?? decode(target) }
  return { kind: 'text', text: decode(`<${reference}>`) }
}

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Plain text keeps its lines and, unless it has none, shows emoji by name. */
export const parsePlain = (text: string, hasEmoji = true): MarkdownNode[] =>
  text.split(hasEmoji ? /(\n|(?<![\w:]):[a-z0-9_+-]+:)/ : /(\n)/).map((part, index) => {
    if (index % 2 === 0) return { kind: 'text', text: part }
    return part === '\n' ? { kind: 'break' } : { kind: 'emoji', name: part.slice(1, -1) }
  })
