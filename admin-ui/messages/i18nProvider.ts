import { type Formats, formatsOf } from '@laurel/contract/browser/formats.ts'
import { me } from '@laurel/contract/people/me.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import { z } from 'zod'
import { english } from './english.ts'

type Options = Readonly<Record<string, unknown>>

const plurals = new Intl.PluralRules('en')

/** English texts by their key, in the team's own word for points. Another language is another file beside English. */
export const createI18nProvider = (queries: QueryClient): I18nProvider => {
  const formats = () => {
    const signedIn = queries.getQueryData<z.output<typeof me.response>>(['call', me.name])
    return signedIn && formatsOf(signedIn)
  }
  return {
    translate: (key: string, options: Options = {}) => {
      const known = formats()
      const text = filled(textAt(key) ?? (typeof options._ === 'string' ? options._ : key), options, known)
      return known?.inTeamWords(text) ?? text
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
const filled = (text: string, options: Options, formats: Formats | undefined): string => {
  const [one = '', other = one] = text.split(' |||| ')
  const isOne = typeof options.smart_count !== 'number' || plurals.select(options.smart_count) === 'one'
  return (isOne ? one : other).replaceAll(/%\{(\w+)\}/g, (_whole, name: string) =>
    shown(options[name], formats),
  )
}

const shown = (value: unknown, formats: Formats | undefined): string => {
  if (typeof value === 'number') return formats?.count(value) ?? String(value)
  return typeof value === 'string' ? value : ''
}
