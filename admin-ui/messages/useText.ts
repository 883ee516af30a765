import type { KeysOf } from '@laurel/contract/browser/fillText.ts'
import { useTranslate } from 'ra-core'
import type { english } from './english.ts'

export type TextKey = KeysOf<typeof english>

export type Translate = (key: TextKey, options?: Readonly<Record<string, string | number>>) => string

/** Names a text by its key; a key that does not exist does not compile. */
export const useText = (): Translate => useTranslate()
