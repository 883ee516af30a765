/** A piece of mrkdwn. It holds text, never mark-up. */
export type MarkdownNode =
  | { kind: 'text' | 'code' | 'preformatted'; text: string }
  | { kind: 'quote' | 'bold' | 'italic' | 'struck'; children: MarkdownNode[] }
  | { kind: 'break' }
  | { kind: 'emoji' | 'broadcast'; name: string }
  | { kind: 'user' | 'channel'; id: string; text: string | undefined }
  | { kind: 'link'; url: string; text: string }

/** Parses Slack's mrkdwn. */
export const parseMarkdown = (text: string): MarkdownNode[] => parseLines(text.replaceAll('\r\n', '\n'))

const codeFence = /```\n?([\s\S]*?)\n?```/

const parseLines = (text: string): MarkdownNode[] => {
  const nodes: MarkdownNode[] = []
  for (const [index, part] of text.split(codeFence).entries()) {
    if (index % 2 === 1) nodes.push({ kind: 'preformatted', text: decode(part) })
    else if (part !== '') nodes.push(...parseQuotes(part))
  }
  return nodes
}

/** Neighbouring lines that begin with `>` are one quotation. */
const parseQuotes = (text: string): MarkdownNode[] => {
  const nodes: MarkdownNode[] = []
  let plain: string[] = []
  let quoted: string[] = []
  const flushPlain = () => {
    if (plain.length > 0) nodes.push(...parseInline(plain.join('\n')))
    plain = []
  }
  const flushQuoted = () => {
    if (quoted.length > 0) nodes.push({ kind: 'quote', children: parseInline(quoted.join('\n')) })
    quoted = []
  }
  for (const line of text.split('\n')) {
    const quote = /^(?:&gt;|>) ?(.*)$/.exec(line)
    if (quote === null) {
      flushQuoted()
      plain.push(line)
    } else {
      flushPlain()
      quoted.push(quote[1] ?? '')
    }
  }
  flushQuoted()
  flushPlain()
  return nodes
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
  if (code !== undefined) return { kind: 'code', text: decode(code) }
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
  if (target.startsWith('!')) return { kind: 'broadcast', name: target.slice(1).split('^')[0] ?? '' }
  if (/^(https?:|mailto:|tel:)/i.test(target))
    return { kind: 'link', url: decode(target), text: text ?? decode(target) }
  return { kind: 'text', text: decode(`<${reference}>`) }
}

const decode = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
