import { emojiAddress } from '@laurel/contract/browser/emoji.ts'
import { type MrkdwnNode, parseMrkdwn } from '@laurel/contract/browser/mrkdwn.ts'
import { type ReactNode, useMemo, useState } from 'react'
import styles from './MessageText.module.css'

/** A message as Slack shows it: bold, italic, struck, code, and emoji as drawings. */
export const MessageText = ({ text }: { readonly text: string }) => {
  const nodes = useMemo(() => parseMrkdwn(text), [text])
  return <Nodes nodes={nodes} />
}

const Nodes = ({ nodes }: { readonly nodes: readonly MrkdwnNode[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their place.
  nodes.map((node, index) => <Node key={index} node={node} />)

const Node = ({ node }: { readonly node: MrkdwnNode }): ReactNode => {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'emoji':
      return <DrawnEmoji text={node.text} />
    case 'code':
      return <code>{node.text}</code>
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
  }
}

/** An emoji without a drawing stays as it was written. */
const DrawnEmoji = ({ text }: { readonly text: string }): ReactNode => {
  const [isUnknown, setUnknown] = useState(false)
  if (isUnknown) return text
  return <img src={emojiAddress(text)} alt={text} className={styles.emoji} onError={() => setUnknown(true)} />
}
