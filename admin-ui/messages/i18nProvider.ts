import { fillText, textAt } from '@laurel/contract/browser/fillText.ts'
import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { me } from '@laurel/contract/people/me.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import type { z } from 'zod'
import { shownTexts } from './shownTexts.ts'

type Options = Readonly<Record<string, unknown>>

/** English texts by their key, in the team's own word for points. Another language is another file beside English. */
export const createI18nProvider = (queries: QueryClient): I18nProvider => {
  const formats = () => {
    const signedIn = queries.getQueryData<z.output<typeof me.response>>(['call', me.name])
    return signedIn && formatsOf(signedIn)
  }
  return {
    translate: (key: string, options: Options = {}) => {
      const known = formats()
      const template = textAt(shownTexts, key) ?? (typeof options._ === 'string' ? options._ : key)
      return fillText(known ? inWordsOf(known, template) : template, options, 'en', known?.count)
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'en',
  }
}

/** The text itself speaks of points, while names and messages that people wrote stay as they are. */
const inWordsOf = ({ inTeamWords }: Formats, template: string): string =>
  template.replaceAll(/%\{\w+\}|[^%]+|%/g, part => (part.startsWith('%{') ? part : inTeamWords(part)))
