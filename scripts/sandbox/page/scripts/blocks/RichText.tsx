import type { ComponentChildren } from 'preact'
import { z } from 'zod'
import { ChannelLink, Emoji, Lines, Link, Mention } from './Text.tsx'

const Style = z
  .object({
    bold: z.boolean(),
    italic: z.boolean(),
    strike: z.boolean(),
    code: z.boolean(),
    underline: z.boolean(),
  })
  .partial()
  .optional()

const Piece = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string(), style: Style }),
  z.object({ type: z.literal('link'), url: z.string(), text: z.string().optional(), style: Style }),
  z.object({ type: z.literal('user'), user_id: z.string(), style: Style }),
  z.object({ type: z.literal('channel'), channel_id: z.string() }),
  z.object({ type: z.literal('broadcast'), range: z.string() }),
  z.object({ type: z.literal('emoji'), name: z.string() }),
])
type Piece = z.infer<typeof Piece>

const Pieces = z.array(Piece)

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
type Section = z.infer<typeof Section>

/** The elements of a `rich_text` block. */
export const RichText = ({ elements }: { elements: readonly unknown[] }) => (
  <>
    {elements.map((element, index) => {
      const section = Section.safeParse(element)
      return section.success ? (
        <SectionView key={index} {...section.data} />
      ) : (
        <p key={index} class="muted">
          This workspace can’t show a part of this text.
        </p>
      )
    })}
  </>
)

const SectionView = (section: Section) => {
  switch (section.type) {
    case 'rich_text_list': {
      const List = section.style === 'ordered' ? 'ol' : 'ul'
      return (
        <List class={`indent-${section.indent}`}>
          {section.elements.map(({ elements }, index) => (
            <li key={index}>{pieces(elements)}</li>
          ))}
        </List>
      )
    }
    case 'rich_text_quote':
      return <blockquote>{pieces(section.elements)}</blockquote>
    case 'rich_text_preformatted':
      return <pre>{pieces(section.elements)}</pre>
    case 'rich_text_section':
      return <p>{pieces(section.elements)}</p>
    default:
      return section satisfies never
  }
}

const pieces = (elements: readonly Piece[]) =>
  elements.map((piece, index) => <PieceView key={index} {...piece} />)

const PieceView = (piece: Piece) => {
  switch (piece.type) {
    case 'text':
      return styled(<Lines text={piece.text} />, piece.style)
    case 'link': {
      const text = piece.text ?? piece.url
      const isWeb = /^(https?:|mailto:)/i.test(piece.url)
      return styled(isWeb ? <Link url={piece.url} text={text} /> : text, piece.style)
    }
    case 'user':
      return styled(<Mention id={piece.user_id} />, piece.style)
    case 'channel':
      return <ChannelLink id={piece.channel_id} />
    case 'broadcast':
      return <span class="mention">@{piece.range}</span>
    case 'emoji':
      return <Emoji name={piece.name} />
    default:
      return piece satisfies never
  }
}

const tags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strike', 's'],
  ['code', 'code'],
  ['underline', 'u'],
] as const

const styled = (content: ComponentChildren, style: z.infer<typeof Style> = {}) => (
  <>{tags.reduce((inner, [name, Tag]) => (style[name] === true ? <Tag>{inner}</Tag> : inner), content)}</>
)
