import { h } from '../dom.js'
import { channelById, nameOf, personById, state } from '../state.js'
import { emojiOf } from './emoji.js'
import { parseMarkdown } from './parseMarkdown.js'

/** Draws mrkdwn. */
export const drawMarkdown = text => drawNodes(parseMarkdown(text))

const drawNodes = nodes => nodes.map(drawNode)

const drawNode = node => {
  switch (node.kind) {
    case 'break':
      return h('br')
    case 'code':
      return h('code', {}, node.text)
    case 'preformatted':
      return h('pre', {}, node.text)
    case 'quote':
      return h('blockquote', {}, drawNodes(node.children))
    case 'bold':
      return h('strong', {}, drawNodes(node.children))
    case 'italic':
      return h('em', {}, drawNodes(node.children))
    case 'struck':
      return h('s', {}, drawNodes(node.children))
    case 'emoji':
      return drawEmoji(node.name)
    case 'user':
      return drawMention(node.id, node.text)
    case 'channel':
      return drawChannel(node.id, node.text)
    case 'broadcast':
      return h('span', { class: 'mention' }, `@${node.name}`)
    case 'link':
      return drawLink(node.url, node.text)
    default:
      return document.createTextNode(node.text)
  }
}

/** The protocol is one of those the parser lets through. */
export const drawLink = (url, text) =>
  h('a', { href: url, target: '_blank', rel: 'noreferrer noopener' }, text)

export const drawEmoji = name =>
  h('span', { class: 'emoji', role: 'img', aria: { label: name.replaceAll('_', ' ') } }, emojiOf(name))

export const drawMention = (id, label) => {
  const isMe = id === state.workspace?.me
  const name = personById(id) === undefined ? (label ?? nameOf(id)) : nameOf(id)
  return h('span', { class: isMe ? 'mention me' : 'mention' }, `@${name}`)
}

export const drawChannel = (id, label) => {
  const name = channelById(id)?.name ?? label ?? 'a private channel'
  return h('a', { class: 'mention', href: `#${id}` }, `#${name}`)
}

/** A text object of Block Kit. */
export const drawTextObject = text => {
  if (text === undefined || text === null) return []
  if (text.type === 'mrkdwn') return drawMarkdown(text.text)
  return text.emoji === false ? [text.text] : drawPlain(text.text)
}

/** Plain text keeps its lines and shows emoji by name. */
export const drawPlain = text =>
  text.split(/(?<![\w:]):([a-z0-9_+-]+):/).flatMap((part, index) => {
    if (index % 2 === 1) return [drawEmoji(part)]
    return part.split('\n').flatMap((line, at) => (at === 0 ? [line] : [h('br'), line]))
  })
