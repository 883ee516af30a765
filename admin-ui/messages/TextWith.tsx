import type { ReactNode } from 'react'
import { type TextKey, useText } from './useText.ts'
import { withParts } from './withParts.tsx'

type TextWithProps = { readonly of: TextKey; readonly parts: Readonly<Record<string, ReactNode>> }

/** A text whose placeholders are elements. */
export const TextWith = ({ of, parts }: TextWithProps) => {
  const text = useText()
  const entries = Object.entries(parts)
  // By number, because the team's word for points would replace a name like `points`.
  const placeholders = Object.fromEntries(entries.map(([name], index) => [name, `%{${index}}`]))
  const numbered = Object.fromEntries(entries.map(([, part], index) => [index, part]))
  return withParts(text(of, placeholders), numbered)
}
