import { useTranslate } from 'ra-core'
import type { english } from './english.ts'

type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`
}[keyof Tree & string]

export type TextKey = KeysOf<typeof english>

/** Names a text by its key; a key that does not exist does not compile. */
export const useText = (): ((key: TextKey, options?: Readonly<Record<string, string | number>>) => string) =>
  useTranslate()
