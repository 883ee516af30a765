import { me } from '@laurel/contract/people/me.ts'
import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import type { z } from 'zod'
import { english } from './english.ts'
import { fillText, textAt } from './fillText.ts'

type Options = Readonly<Record<string, unknown>>

/** English texts by their key, in the team's own word for points. Another language is another file beside English. */
export const createI18nProvider = (queries: QueryClient): I18nProvider => {
  const pointsName = () =>
    queries.getQueryData<z.output<typeof me.response>>(['call', me.name])?.team.points_name
  return {
    translate: (key: string, options: Options = {}) => {
      const text = fillText(
        textAt(english, key) ?? (typeof options._ === 'string' ? options._ : key),
        options,
      )
      const name = pointsName()
      return name === undefined ? text : inTeamWords(text, name)
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'en',
  }
}
