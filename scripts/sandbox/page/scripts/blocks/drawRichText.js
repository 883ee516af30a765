import { h } from '../dom.js'
import { drawChannel, drawEmoji, drawLink, drawMention } from './drawText.js'

/** Draws the elements of a `rich_text` block. */
export const drawRichText = elements => elements.map(drawSection)

const drawSection = section => {
  const inner = () => section.elements.map(drawPiece)
  switch (section.type) {
    case 'rich_text_list':
      return h(
        section.style === 'ordered' ? 'ol' : 'ul',
        { class: `indent-${section.indent ?? 0}` },
        section.elements.map(item => h('li', {}, item.elements.map(drawPiece))),
      )
    case 'rich_text_quote':
      return h('blockquote', {}, inner())
    case 'rich_text_preformatted':
      return h('pre', {}, inner())
    default:
      return h('p', {}, inner())
  }
}

const drawPiece = piece => {
  switch (piece.type) {
    case 'emoji':
      return drawEmoji(piece.name)
    case 'user':
      return styled(drawMention(piece.user_id), piece.style)
    case 'channel':
      return drawChannel(piece.channel_id)
    case 'broadcast':
      return h('span', { class: 'mention' }, `@${piece.range}`)
    case 'link':
      return styled(
        /^(https?:|mailto:)/i.test(piece.url)
          ? drawLink(piece.url, piece.text ?? piece.url)
          : (piece.text ?? piece.url),
        piece.style,
      )
    default:
      return styled(withBreaks(piece.text ?? ''), piece.style)
  }
}

const withBreaks = text => {
  const place = document.createDocumentFragment()
  for (const [index, line] of text.split('\n').entries())
    place.append(...(index === 0 ? [line] : [h('br'), line]))
  return place
}

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code', underline: 'u' }

const styled = (node, style = {}) =>
  Object.entries(tags).reduce(
    (inner, [name, tag]) => (style[name] === true ? h(tag, {}, inner) : inner),
    node,
  )
