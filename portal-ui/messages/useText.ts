import { fillText, type KeysOf, textAt } from '@laurel/contract/browser/fillText.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import { use } from 'react'
import { SignedInContext } from '../app/connection/SignedInContext.ts'
import { formatsFor } from '../app/connection/useFormats.ts'
import type { english } from './english.ts'
import { shownLanguage, shownTexts } from './shownTexts.ts'

export type TextKey = KeysOf<typeof english>

export type Translate = (key: TextKey, options?: Readonly<Record<string, string | number>>) => string

/** Names a text by its key; a key that does not exist does not compile. */
export const useText = (): Translate => {
  const signedIn = use(SignedInContext)
  return signedIn === undefined ? plainText : translatorOf(formatsFor(signedIn))
}

/**
 * A text that speaks of points, whatever the word of the team is: for people who are not signed in, and for the
 * refusals of company rewards and of the own catalog, which are the same in every team.
 */
export const plainText: Translate = (key, options = {}) =>
  fillText(textAt(shownTexts, key) ?? key, options, shownLanguage())

const known = new WeakMap<Formats, Translate>()

const translatorOf = (formats: Formats): Translate => {
  const translate = known.get(formats) ?? createTranslator(formats)
  known.set(formats, translate)
  return translate
}

const createTranslator =
  (formats: Formats): Translate =>
  (key, options = {}) =>
    fillText(inWordsOf(formats, textAt(shownTexts, key) ?? key), options, shownLanguage(), formats.count)

/** The text itself speaks of points, while names and messages that people wrote stay as they are. */
const inWordsOf = ({ inTeamWords }: Formats, template: string): string =>
  template.replaceAll(/%\{\w+\}|[^%]+|%/g, part => (part.startsWith('%{') ? part : inTeamWords(part)))
