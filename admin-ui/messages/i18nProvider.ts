import { fillText, textAt } from '@laurel/contract/browser/fillText.ts'
import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { me } from '@laurel/contract/people/me.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import type { z } from 'zod'
import { shownLanguage, shownTexts } from './shownTexts.ts'

type Options = Readonly<Record<string, unknown>>

/** The texts of the shown language by their key, in the team's own word for points. */
export const createI18nProvider = (queries: QueryClient): I18nProvider => {
  const formats = () => {
    const signedIn = queries.getQueryData<z.output<typeof me.response>>(['call', me.name])
    return signedIn && formatsOf(signedIn)
  }
  return {
    translate: (key: string, options: Options = {}) => {
      const known = formats()
      const template = textAt(shownTexts, key) ?? (typeof options._ === 'string' ? options._ : key)
      return fillText(known ? inWordsOf(known, template) : template, options, shownLanguage(), known?.count)
    },
    changeLocale: () => Promise.resolve(),
    getLocale: shownLanguage,
  }
}

/** The text itself speaks of points, while names and messages that people wrote stay as they are. */
const inWordsOf = ({ inTeamWords }: Formats, template: string): string =>
  template.replaceAll(/%\{\w+\}|[^%]+|%/g, part => (part.startsWith('%{') ? part : inTeamWords(part)))
