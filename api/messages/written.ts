import type { Language } from '@laurel/contract/wire/languages.ts'
import { german as germanFields } from '@laurel/contract/wire/sentences/german.ts'
import { createPhrasebook, type Phrasebook } from '@laurel/contract/wire/sentences/phrasebook.ts'
import { spanish as spanishFields } from '@laurel/contract/wire/sentences/spanish.ts'
import { sentences as german } from './german/sentences.ts'
import { sentences as spanish } from './spanish/sentences.ts'

/**
 * Sentences that are written in English before a reader is known: by schemas, by the check of a file, and by work in
 * the background, whose sentences are stored.
 */
export const writtenIn: Readonly<Record<Language, Phrasebook>> = {
  en: () => undefined,
  de: createPhrasebook({ ...germanFields, ...german }),
  es: createPhrasebook({ ...spanishFields, ...spanish }),
}
