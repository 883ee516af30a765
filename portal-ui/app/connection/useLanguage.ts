import { localeOf } from '@laurel/contract/browser/locale.ts'
import { type Language, languageOf } from '@laurel/contract/wire/languages.ts'
import { useEffect, useState } from 'react'
import { loadLanguage } from '../../messages/loadLanguage.ts'
import { shownLanguage } from '../../messages/shownTexts.ts'
import type { useSignedIn } from './SignedInContext.ts'

/** Loads the texts that the signed-in person reads, and answers whether they are there. Without them it is English. */
export const useLanguage = (signedIn: ReturnType<typeof useSignedIn> | undefined): boolean => {
  const language = signedIn && languageOf(localeOf(signedIn.user, navigator.languages))
  const [failed, setFailed] = useState<Language>()
  const [loaded, setLoaded] = useState(shownLanguage)
  useEffect(() => {
    if (language === undefined) return
    let isCurrent = true
    loadLanguage(language).then(
      () => isCurrent && setLoaded(language),
      () => isCurrent && setFailed(language),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return language !== undefined && (loaded === language || failed === language)
}
