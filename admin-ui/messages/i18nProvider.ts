import { me } from '@laurel/contract/people/me.ts'
import { inTeamWords } from '@laurel/contract/wire/format/inTeamWords.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import { z } from 'zod'
import { english } from './english.ts'

type Options = Readonly<Record<string, unknown>>

const plurals = new Intl.PluralRules('en')

/** English texts by their key, in the team's own word for points. Another language is another file beside English. */
export const createI18nProvider = (queries: QueryClient): I18nProvider => {
  const pointsName = () =>
    queries.getQueryData<z.output<typeof me.response>>(['call', me.name])?.team.points_name
  return {
    translate: (key: string, options: Options = {}) => {
      const text = filled(textAt(key) ?? (typeof options._ === 'string' ? options._ : key), options)
      const name = pointsName()
      return name === undefined ? text : inTeamWords(text, name)
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => 'en',
  }
}

const textAt = (key: string): string | undefined => {
  const found = key.split('.').reduce<unknown>((tree, name) => Messages.safeParse(tree).data?.[name], english)
  return typeof found === 'string' ? found : undefined
}

const Messages = z.record(z.string(), z.unknown())

/** `One thing |||| %{smart_count} things` has a form for one and a form for any other number. */
const filled = (text: string, options: Options): string => {
  const [one = '', other = one] = text.split(' |||| ')
  const isOne = typeof options.smart_count !== 'number' || plurals.select(options.smart_count) === 'one'
  return (isOne ? one : other).replaceAll(/%\{(\w+)\}/g, (_whole, name: string) => shown(options[name]))
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
