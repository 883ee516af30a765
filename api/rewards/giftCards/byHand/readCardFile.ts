import { moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { CatalogProduct, CatalogVariant } from '../../vendors/port.ts'

/** A cell of a column that the file must have. */
const cell = () => z.string('The file has no such column.').trim()

const Row = z.object({
  id: cell().min(1, 'Write something.').max(200),
  name: cell().min(1, 'Write something.').max(200),
  currency: cell().regex(/^[A-Z]{3}$/, 'Write the currency as three letters, such as ILS.'),
  /** `100|200`, or a range: `50-500`. */
  values: cell().min(1, 'Write something.').max(500),
  countries: z.string().default(''),
  category: z.string().default(''),
  image: z.string().default(''),
  description: z.string().default(''),
})

const rowsMax = 5_000
const CardRows = z
  .array(Row)
  .min(1, 'The file has no cards below its line of names.')
  .max(rowsMax, `The file has more than ${rowsMax} cards.`)

export type CardFile =
  | { readonly kind: 'read'; readonly products: readonly CatalogProduct[] }
  | { readonly kind: 'unreadable'; readonly problem: string }

/** A catalog of gift cards as CSV, with a line of names first: id, name, currency, values, and what else is known. */
export const readCardFile = (text: string): CardFile => {
  try {
    const rows: unknown = parse(text, { columns: true, bom: true, trim: true, to: rowsMax + 1 })
    const cards = CardRows.parse(rows)
    refuseRepeats(cards)
    return { kind: 'read', products: cards.map((card, index) => productOf(card, index + 2)) }
  } catch (error) {
    const problem = error instanceof z.ZodError ? linesOf(error) : messageOf(error)
    return { kind: 'unreadable', problem: problem.slice(0, 1000) }
  }
}

const refuseRepeats = (cards: readonly z.infer<typeof Row>[]): void => {
  const lines = new Map<string, number>()
  for (const [index, { id }] of cards.entries()) {
    const before = lines.get(id)
    if (before !== undefined) throw new Error(`Line ${index + 2}: the id ${id} is in line ${before} already.`)
    lines.set(id, index + 2)
  }
}

const problemsMax = 5

/** The first mistakes, by the lines of the file. The first line has the names of the columns. */
const linesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, problemsMax)
    .map(({ path: [row, column], message }) =>
      typeof row === 'number' ? `Line ${row + 2}, ${String(column)}: ${message}` : message,
    )
    .join('\n')

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'The file is no CSV.')

const productOf = (card: z.infer<typeof Row>, line: number): CatalogProduct => ({
  productId: card.id,
  name: card.name,
  description: card.description,
  imageUrl: card.image === '' ? null : card.image,
  countries: card.countries.split(/[|\s]+/).filter(country => country !== ''),
  categories: card.category === '' ? [] : [card.category],
  variants: variantsOf(card, line),
})

const variantsOf = (
  { name, currency, values }: z.infer<typeof Row>,
  line: number,
): readonly CatalogVariant[] => {
  const amount = (text: string) => {
    const money = moneyOfDecimal(text.trim(), currency)
    if (!money || money.minor === 0)
      throw new Error(`Line ${line}: ${text.trim()} is no amount of ${currency}.`)
    return money
  }
  const [from, to] = values.split('-')
  if (from !== undefined && to !== undefined) {
    const value = { kind: 'range', least: amount(from), most: amount(to) } as const
    if (value.least.minor >= value.most.minor) throw new Error(`Line ${line}: write the range as least-most.`)
    return [{ variantId: 'range', name, isAvailable: true, value }]
  }
  return values.split('|').map(text => ({
    variantId: `${text.trim()} ${currency}`,
    name: `${name} ${text.trim()} ${currency}`,
    isAvailable: true,
    value: { kind: 'fixed', price: amount(text) },
  }))
}
