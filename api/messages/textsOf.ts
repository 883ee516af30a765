import type { Language } from '@laurel/contract/wire/languages.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

export const textsOf: Readonly<Record<Language, TextsLike<typeof english>>> = {
  en: english,
  de: german,
  es: spanish,
}
