import { Fragment, type ReactNode } from 'react'
import { type TextKey, useText } from './useText.ts'

type TextWithProps = { readonly of: TextKey; readonly parts: Readonly<Record<string, ReactNode>> }

/** A text whose placeholders are elements. */
export const TextWith = ({ of, parts }: TextWithProps) => {
  const text = useText()
  const names = Object.keys(parts)
  // By number, because the team's word for points would replace a name like `points`.
  const template = text(of, Object.fromEntries(names.map((name, index) => [name, `%{${index}}`])))
  return template.split(/%\{(\d+)\}/).map((part, index) => {
    const name = index % 2 === 0 ? undefined : names[Number(part)]
    return name === undefined ? part : <Fragment key={name}>{parts[name]}</Fragment>
  })
}
