import { z } from 'zod'
import { drawNodes } from './drawText.tsx'
import { type MarkdownNode, parsePlain } from './parseMarkdown.ts'

const styles = ['bold', 'italic', 'strike', 'code', 'underline'] as const
const style = z.partialRecord(z.enum(styles), z.boolean()).optional()

const Piece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), style }),
  z.object({ type: z.literal('link'), url: z.string(), text: z.string().optional(), style }),
  z.object({ type: z.literal('user'), user_id: z.string(), style }),
  z.object({ type: z.literal('channel'), channel_id: z.string() }),
  z.object({ type: z.literal('broadcast'), range: z.string() }),
  z.object({ type: z.literal('emoji'), name: z.string() }),
])
const Pieces = z.array(Piece)
type Piece = z.infer<typeof Piece>

const Section = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rich_text_list'),
    style: z.enum(['ordered', 'bullet']).optional(),
    indent: z.int().default(0),
    elements: z.array(z.object({ elements: Pieces })),
  }),
  z.object({ type: z.literal('rich_text_quote'), elements: Pieces }),
  z.object({ type: z.literal('rich_text_preformatted'), elements: Pieces }),
  z.object({ type: z.literal('rich_text_section'), elements: Pieces }),
])

/** Draws an element of a `rich_text` block. */
export const drawRichText = (element: unknown) => {
  const section = Section.safeParse(element).data
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

const drawPieces = (pieces: readonly Piece[]) => drawNodes(pieces.flatMap(nodesOf))

const nodesOf = (piece: Piece): MarkdownNode[] => {
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

const styled = (nodes: MarkdownNode[], wanted: z.infer<typeof style> = {}): MarkdownNode[] =>
  styles.reduce<MarkdownNode[]>(
    (inner, name) => (wanted[name] === true ? [{ kind: kinds[name], children: inner }] : inner),
    nodes,
  )
