import type { ReactNode } from 'react'
import { type TextKey, useText } from './useText.ts'
import { withParts } from './withParts.tsx'

type TextWithProps = { readonly of: TextKey; readonly parts: Readonly<Record<string, ReactNode>> }

/** A text whose placeholders are elements. */
export const TextWith = ({ of, parts }: TextWithProps) => {
  const text = useText()
  return withParts(text(of, Object.fromEntries(Object.keys(parts).map(name => [name, `%{${name}}`]))), parts)
}
