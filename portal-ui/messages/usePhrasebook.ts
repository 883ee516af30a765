import { loadPhrasebook } from '@laurel/contract/browser/loadPhrasebook.ts'
import { useEffect, useState } from 'react'
import { shownLanguage } from './shownTexts.ts'

/** Says what a schema says in the shown language; in English until that is loaded. */
export const usePhrasebook = (): ((sentence: string) => string) => {
  const [translated, setTranslated] = useState<(sentence: string) => string | undefined>(
    () => () => undefined,
  )
  useEffect(() => {
    let isCurrent = true
    loadPhrasebook(shownLanguage()).then(
      phrasebook => isCurrent && setTranslated(() => phrasebook),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return sentence => translated(sentence) ?? sentence
}
