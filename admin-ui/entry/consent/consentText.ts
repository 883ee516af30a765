import { fillText, type KeysOf, textAt } from '@laurel/contract/browser/fillText.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import { consent as english } from '../../messages/english/consent.ts'
import { shownEntry } from '../entryTexts.ts'

type ConsentTexts = TextsLike<typeof english>
export type ConsentTextKey = KeysOf<typeof english>

let texts: ConsentTexts = english

/** Loads the texts of the consent in the language of the entry. Where they do not load, English ones are there. */
export const loadConsentTexts = async (): Promise<void> => {
  texts = await textsShown().catch(() => english)
}

const textsShown = async (): Promise<ConsentTexts> => {
  switch (shownEntry().language) {
    case 'en':
      return english
    case 'de':
      return (await import('../../messages/german/consent.ts')).consent
    case 'es':
      return (await import('../../messages/spanish/consent.ts')).consent
  }
}

export const consentText = (
  key: ConsentTextKey,
  options: Readonly<Record<string, string | number>> = {},
): string => fillText(textAt(texts, key) ?? key, options, shownEntry().language)
