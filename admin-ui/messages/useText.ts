import { useTranslate } from 'ra-core'
import type { english } from './english.ts'

type KeysOf<Tree> = {
  [Name in Named<Tree>]: Tree[Name] extends string ? `${Name}` : `${Name}.${KeysOf<Tree[Name]>}`
}[Named<Tree>]

type Named<Tree> = keyof Tree & (string | number)

export type TextKey = KeysOf<typeof english>

export type Translate = (key: TextKey, options?: Readonly<Record<string, string | number>>) => string

/** Names a text by its key; a key that does not exist does not compile. */
export const useText = (): Translate => useTranslate()
