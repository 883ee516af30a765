import type { Language } from '@laurel/contract/wire/languages.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'

/** Every text in another language than English, as a file of its own that only its readers load. */
export const textsOf = async (language: Exclude<Language, 'en'>): Promise<TextsLike<typeof english>> => {
  switch (language) {
    case 'de':
      return (await import('./german.ts')).german
    case 'es':
      return (await import('./spanish.ts')).spanish
  }
}
