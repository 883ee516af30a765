import { Fragment, type ReactNode } from 'react'
import { type TextKey, useText } from './useText.ts'

type TextWithProps = { readonly of: TextKey; readonly parts: Readonly<Record<string, ReactNode>> }

/** A text whose placeholders are elements. */
export const TextWith = ({ of, parts }: TextWithProps) => {
  const text = useText()
  return text(of, Object.fromEntries(Object.keys(parts).map(name => [name, `%{${name}}`])))
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{parts[part]}</Fragment>))
}
