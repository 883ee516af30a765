import { chooseLocale } from '@laurel/contract/people/chooseLocale.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import type { Language } from '@laurel/contract/wire/languages.ts'

/** Saves what a person reads. The country of the locale stays. */
export const chooseLanguage = async (client: Client, language: Language, locale: string): Promise<void> => {
  const country = new Intl.Locale(locale).maximize().region ?? 'US'
  await client.call(chooseLocale, { body: { country, language } })
}
