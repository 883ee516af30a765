import { Fragment } from 'preact'
import type { TextObject } from '../../../blockKit/texts.ts'
import { channelById, nameOf, personById, state } from '../state.ts'
import { emojiOf } from './emoji.ts'
import { type MarkdownNode, parseMarkdown } from './parseMarkdown.ts'

/** Slack's mrkdwn. */
export const Markdown = ({ text }: { text: string }) => <Nodes nodes={parseMarkdown(text)} />

const Nodes = ({ nodes }: { nodes: readonly MarkdownNode[] }) => (
  <>
    {nodes.map((node, index) => (
      <Node key={index} {...node} />
    ))}
  </>
)

const Node = (node: MarkdownNode) => {
  switch (node.kind) {
    case 'break':
      return <br />
    case 'text':
      return <>{node.text}</>
    case 'code':
      return <code>{node.text}</code>
    case 'preformatted':
      return <pre>{node.text}</pre>
    case 'quote':
      return (
        <blockquote>
          <Nodes nodes={node.children} />
        </blockquote>
      )
    case 'bold':
      return (
        <strong>
          <Nodes nodes={node.children} />
        </strong>
      )
    case 'italic':
      return (
        <em>
          <Nodes nodes={node.children} />
        </em>
      )
    case 'struck':
      return (
        <s>
          <Nodes nodes={node.children} />
        </s>
      )
    case 'emoji':
      return <Emoji name={node.name} />
    case 'user':
      return <Mention id={node.id} label={node.text} />
    case 'channel':
      return <ChannelLink id={node.id} label={node.text} />
    case 'broadcast':
      return <span class="mention">@{node.name}</span>
    case 'link':
      return <Link url={node.url} text={node.text} />
    default:
      return node satisfies never
  }
}

/** The caller has checked the protocol of the address. */
export const Link = ({ url, text }: { url: string; text: string }) => (
  <a href={url} target="_blank" rel="noreferrer noopener">
    {text}
  </a>
)

export const Emoji = ({ name }: { name: string }) => (
  <span class="emoji" role="img" aria-label={name.replaceAll('_', ' ')}>
    {emojiOf(name)}
  </span>
)

export const Mention = ({ id, label }: { id: string; label?: string | undefined }) => (
  <span class={id === state.workspace?.me ? 'mention me' : 'mention'}>
    @{personById(id)?.realName ?? label ?? nameOf(id)}
  </span>
)

export const ChannelLink = ({ id, label }: { id: string; label?: string | undefined }) => (
  <a class="mention" href={`#${id}`}>
    #{channelById(id)?.name ?? label ?? 'a private channel'}
  </a>
)

/** A text object of Block Kit. */
export const TextLine = ({ text }: { text: TextObject }) => {
  if (text.type === 'mrkdwn') return <Markdown text={text.text} />
  return <PlainText text={text.text} hasEmoji={text.emoji !== false} />
}

/** Plain text keeps its lines and shows emoji by name. */
const PlainText = ({ text, hasEmoji }: { text: string; hasEmoji: boolean }) => (
  <>
    {(hasEmoji ? text.split(/(?<![\w:]):([a-z0-9_+-]+):/) : [text]).map((part, index) =>
      index % 2 === 1 ? <Emoji key={index} name={part} /> : <Lines key={index} text={part} />,
    )}
  </>
)

export const Lines = ({ text }: { text: string }) => (
  <>
    {text.split('\n').map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </>
)
