import type { Language } from '../wire/languages.ts'
import { createPhrasebook, type Phrasebook } from '../wire/sentences/phrasebook.ts'

/** What schemas say, in the language of a page. Each is a file of its own that loads with the first form that needs it. */
export const loadPhrasebook = async (language: Language): Promise<Phrasebook> => {
  switch (language) {
    case 'en':
      return () => undefined
    case 'de':
      return createPhrasebook((await import('../wire/sentences/german.ts')).german)
    case 'es':
      return createPhrasebook((await import('../wire/sentences/spanish.ts')).spanish)
  }
}
