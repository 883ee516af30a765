import {
  RichTextElement,
  type RichTextPiece,
  type RichTextStyle,
  richTextStyles,
} from '../../../blockKit/richText.ts'
import { drawNodes } from './drawText.tsx'
import { type MarkdownNode, parsePlain } from './parseMarkdown.ts'

/** Draws an element of a `rich_text` block. */
export const drawRichText = (element: unknown) => {
  const section = RichTextElement.safeParse(element).data
  switch (section?.type) {
    case 'rich_text_list': {
      const List = section.style === 'ordered' ? 'ol' : 'ul'
      const items = section.elements.map(({ elements }) => <li>{drawPieces(elements)}</li>)
      return <List class={`indent-${section.indent}`}>{items}</List>
    }
    case 'rich_text_quote':
      return <blockquote>{drawPieces(section.elements)}</blockquote>
    case 'rich_text_preformatted':
      return <pre>{drawPieces(section.elements)}</pre>
    case 'rich_text_section':
      return <p>{drawPieces(section.elements)}</p>
    case undefined:
      return <p class="muted">This workspace can’t show a part of this text.</p>
    default:
      return section satisfies never
  }
}

const drawPieces = (pieces: readonly RichTextPiece[]) => drawNodes(pieces.flatMap(nodesOf))

const nodesOf = (piece: RichTextPiece): MarkdownNode[] => {
  switch (piece.type) {
    case 'text':
      return styled(parsePlain(piece.text, false), piece.style)
    case 'link': {
      const { url, text = url } = piece
      return styled(
        [/^(https?:|mailto:)/i.test(url) ? { kind: 'link', url, text } : { kind: 'text', text }],
        piece.style,
      )
    }
    case 'user':
      return styled([{ kind: 'user', id: piece.user_id }], piece.style)
    case 'channel':
      return [{ kind: 'channel', id: piece.channel_id }]
    case 'broadcast':
      return [{ kind: 'broadcast', name: piece.range }]
    case 'emoji':
      return [{ kind: 'emoji', name: piece.name }]
    default:
      return piece satisfies never
  }
}

const kinds = {
  bold: 'bold',
  italic: 'italic',
  strike: 'struck',
  code: 'code',
  underline: 'underlined',
} as const

const styled = (nodes: MarkdownNode[], wanted: RichTextStyle = {}): MarkdownNode[] =>
  richTextStyles.reduce<MarkdownNode[]>(
    (inner, name) => (wanted[name] === true ? [{ kind: kinds[name], children: inner }] : inner),
    nodes,
  )
