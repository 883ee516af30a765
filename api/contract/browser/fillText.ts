import { z } from 'zod'
import type { Language } from '../wire/languages.ts'

/** The keys of a tree of texts, `signIn.continue` for example. */
export type KeysOf<Tree> = {
  [Name in Named<Tree>]: Tree[Name] extends string ? `${Name}` : `${Name}.${KeysOf<Tree[Name]>}`
}[Named<Tree>]

type Named<Tree> = keyof Tree & (string | number)

const plurals: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
  es: new Intl.PluralRules('es'),
}
const Messages = z.record(z.string(), z.unknown())

/** The text of a key; undefined where the tree has none. */
export const textAt = (tree: unknown, key: string): string | undefined => {
  const found = key.split('.').reduce<unknown>((part, name) => Messages.safeParse(part).data?.[name], tree)
  return typeof found === 'string' ? found : undefined
}

/** `One thing |||| %{smart_count} things` has a form for one and a form for any other number. */
export const fillText = (
  text: string,
  options: Readonly<Record<string, unknown>>,
  language: Language = 'en',
  formatCount: (count: number) => string = String,
): string => {
  const [one = '', other = one] = text.split(' |||| ')
  const isOne =
    typeof options.smart_count !== 'number' || plurals[language].select(options.smart_count) === 'one'
  return (isOne ? one : other).replaceAll(/%\{(\w+)\}/g, (_whole, name: string) =>
    shown(options[name], formatCount),
  )
}

const shown = (value: unknown, formatCount: (count: number) => string): string => {
  if (typeof value === 'number') return formatCount(value)
  return typeof value === 'string' ? value : ''
}
