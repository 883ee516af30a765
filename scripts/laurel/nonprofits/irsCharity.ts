import { categoryOf } from '@laurel/api/rewards/charities/categories.ts'
import type { Charity, Coordinates } from '@laurel/api/rewards/charities/charity.ts'
import { classificationCodeOf } from '@laurel/api/rewards/charities/classifications.ts'
import { z } from 'zod'

/** The columns that are used of the file of exempt organizations that the IRS publishes. */
export const IrsRow = z.object({
  EIN: z.string(),
  NAME: z.string(),
  STREET: z.string().default(''),
  CITY: z.string().default(''),
  STATE: z.string().default(''),
  ZIP: z.string().default(''),
  SUBSECTION: z.string(),
  DEDUCTIBILITY: z.string(),
  REVENUE_AMT: z.string().default(''),
  NTEE_CD: z.string().default(''),
  SORT_NAME: z.string().default(''),
})
export type IrsRow = z.infer<typeof IrsRow>

/** The law under which gifts are deductible: section 501(c)(3), and deductible contributions. */
const isCharity = ({ SUBSECTION, DEDUCTIBILITY }: IrsRow): boolean =>
  Number(SUBSECTION) === 3 && Number(DEDUCTIBILITY) === 1

/** The nonprofit of a row; undefined for organizations to which gifts are not deductible. */
export const irsCharity = (
  row: IrsRow,
  placeOf: (postalCode: string) => Coordinates | undefined,
): Charity | undefined => {
  const ein = row.EIN.replace(/\D/g, '').padStart(9, '0')
  const name = readable(row.NAME)
  if (!isCharity(row) || ein.length !== 9 || name === '') return undefined
  const sortName = readable(row.SORT_NAME)
  const classificationCode = classificationCodeOf(row.NTEE_CD)
  const postalCode = row.ZIP.trim().slice(0, 5)
  return {
    ein,
    name,
    dba: /^\d*$/.test(sortName) || sortName === name ? '' : sortName,
    street1: readable(row.STREET),
    street2: '',
    city: readable(row.CITY),
    state: row.STATE.trim().toUpperCase().slice(0, 2),
    postalCode,
    classificationCode,
    category: categoryOf(classificationCode),
    mission: '',
    url: null,
    logoUrl: null,
    receipts: receiptsOf(row.REVENUE_AMT),
    place: placeOf(postalCode) ?? null,
  }
}

/** Whole dollars; a loss is no receipt. */
const receiptsOf = (text: string): number | null => {
  const amount = Number(text)
  return text.trim() === '' || !Number.isFinite(amount) ? null : Math.max(0, Math.round(amount))
}

const textMax = 200
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])
/** Kinds of companies, and points of the compass. */
const capitals = new Set([
  'llc',
  'usa',
  'us',
  'po',
  'ne',
  'nw',
  'se',
  'sw',
  'ymca',
  'ywca',
  'pta',
  'pto',
  'vfw',
])

/** The file is in capitals: `NEW ENGLAND RSVP COUNCIL` becomes `New England RSVP Council`. */
const readable = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .slice(0, textMax)
    .split(' ')
    .map((word, index) => readableWord(word.toLowerCase(), index === 0))
    .join(' ')

const readableWord = (word: string, isFirst: boolean): string => {
  if (
    capitals.has(word) ||
    (word.length > 1 && !/[aeiouy0-9]/.test(word) && !/^(st|mt|dr|mr|mrs|jr|sr|ct|rd|blvd|ft)\W?$/.test(word))
  )
    return word.toUpperCase()
  if (!isFirst && small.has(word)) return word
  return word.replaceAll(
    /(^|[-/(&])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
