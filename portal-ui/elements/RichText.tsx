import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import styles from './RichText.module.css'

/** How elements of a description are shown; of every other element only the text is. */
const shownAs: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  br: 'br',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
}

const unseen: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
])

/**
 * A description that a vendor or an administrator wrote as HTML. The server sanitises it; here its elements are made
 * again from a short list, so that nothing of it could run even if that failed.
 */
export const RichText = ({ html }: { readonly html: string }) => {
  const content = useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    return childrenOf(parsed.body)
  }, [html])
  return <div className={styles.text}>{content}</div>
}

const childrenOf = (node: Node): ReactNode[] => [...node.childNodes].map(shown)

const shown = (node: Node, index: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (unseen.has(name)) return null
  if (name === 'a') return <SafeLink key={index} address={node.getAttribute('href')} node={node} />
  const as = shownAs[name]
  if (as === undefined) return <Fragment key={index}>{childrenOf(node)}</Fragment>
  // A block inside a paragraph would not be valid.
  const isWrapper =
    name === 'div' && node.querySelector('div, p, ul, ol, blockquote, h1, h2, h3, h4') !== null
  if (isWrapper) return <Fragment key={index}>{childrenOf(node)}</Fragment>
  return as === 'br' ? <br key={index} /> : createElement(as, { key: index }, ...childrenOf(node))
}

const SafeLink = ({ address, node }: { readonly address: string | null; readonly node: Element }) =>
  address !== null && /^(https:\/\/|mailto:)/i.test(address.trim()) ? (
    <a href={address.trim()} target="_blank" rel="noopener noreferrer nofollow">
      {childrenOf(node)}
    </a>
  ) : (
    childrenOf(node)
  )
