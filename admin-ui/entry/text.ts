import { fillText, type KeysOf, textAt } from '@laurel/contract/browser/fillText.ts'
import { action } from '../messages/english/action.ts'
import { signIn } from '../messages/english/signIn.ts'

const english = { action, signIn } as const

export type EntryTextKey = KeysOf<typeof english>

/** A text of the entry by its key. The texts of the administration stay out of what these pages load. */
export const text = (key: EntryTextKey, options: Readonly<Record<string, string | number>> = {}): string =>
  fillText(textAt(english, key) ?? key, options)
