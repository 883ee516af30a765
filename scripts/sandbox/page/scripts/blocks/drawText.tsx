import type { TextObject } from '../../../blockKit/texts.ts'
import { channelById, nameOf, personById, state } from '../state.ts'
import { Emoji } from './Emoji.tsx'
import { type MarkdownNode, parseMarkdown, parsePlain } from './parseMarkdown.ts'

/** Draws Slack's mrkdwn. */
export const drawMarkdown = (text: string) => drawNodes(parseMarkdown(text))

/** Draws a text object of Block Kit. */
export const drawText = ({ type, text, emoji }: TextObject) =>
  type === 'mrkdwn' ? drawMarkdown(text) : drawNodes(parsePlain(text, emoji !== false))

export const drawNodes = (nodes: readonly MarkdownNode[]) => nodes.map(drawNode)

const drawNode = (node: MarkdownNode) => {
  switch (node.kind) {
    case 'break':
      return <br />
    case 'text':
      return node.text
    case 'code':
      return <code>{drawNodes(node.children)}</code>
    case 'preformatted':
      return <pre>{node.text}</pre>
    case 'quote':
      return <blockquote>{drawNodes(node.children)}</blockquote>
    case 'bold':
      return <strong>{drawNodes(node.children)}</strong>
    case 'italic':
      return <em>{drawNodes(node.children)}</em>
    case 'struck':
      return <s>{drawNodes(node.children)}</s>
    case 'underlined':
      return <u>{drawNodes(node.children)}</u>
    case 'emoji':
      return drawEmoji(node.name)
    case 'user': {
      const name = personById(node.id)?.realName ?? node.text ?? nameOf(node.id)
      return <span class={node.id === state.workspace?.me ? 'mention me' : 'mention'}>@{name}</span>
    }
    case 'channel': {
      const name = channelById(node.id)?.name ?? node.text ?? 'a private channel'
      return <a class="mention" href={`#${node.id}`}>{`#${name}`}</a>
    }
    case 'broadcast':
      return <span class="mention">@{node.name}</span>
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noreferrer noopener">
          {node.text}
        </a>
      )
    default:
      return node satisfies never
  }
}

export const drawEmoji = (name: string) => <Emoji key={name} name={name} />
