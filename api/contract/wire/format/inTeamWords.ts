import { type PointsName, usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { Language } from '../languages.ts'

type Words = { readonly pattern: RegExp; readonly one: RegExp; readonly name: PointsName }

/** How each language speaks of points, in every form that a text may have. */
const words: Readonly<Record<Language, Words>> = {
  en: { pattern: /\bpoints?\b/gi, one: /^point$/i, name: usualPointsName },
  de: { pattern: /\bPunkt(?:e[ns]?|s)?\b/g, one: /^Punkt(?:e?s)?$/, name: { one: 'Punkt', many: 'Punkte' } },
  es: { pattern: /\bpuntos?\b/gi, one: /^punto$/i, name: { one: 'punto', many: 'puntos' } },
}

/** A team that has no word of its own for points uses the one of the reader's language. */
export const pointsNameIn = (name: PointsName, language: Language): PointsName =>
  isUsual(name) ? words[language].name : name

/** A text that speaks of points, in the team's own word for them: `Points to add` becomes `Sprigs to add`. */
export const inTeamWords = (text: string, pointsName: PointsName, language: Language = 'en'): string => {
  if (isUsual(pointsName)) return text
  const { pattern, one } = words[language]
  return text.replaceAll(pattern, (word: string, start: number) => {
    const name = one.test(word) ? pointsName.one : pointsName.many
    // German nouns have a capital letter everywhere, which says nothing about the team's word.
    const isCapital = language === 'de' ? start === 0 : word.startsWith('P')
    return isCapital ? capitalized(name) : name
  })
}

const isUsual = ({ one, many }: PointsName): boolean =>
  one === usualPointsName.one && many === usualPointsName.many

const capitalized = (text: string): string => {
  const [first = '', ...rest] = text
  return `${first.toUpperCase()}${rest.join('')}`
}
