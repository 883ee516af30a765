import { moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { CatalogProduct, CatalogVariant } from '../../vendors/port.ts'

const Row = z.object({
  id: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, 'Write the currency as three letters, such as ILS.'),
  /** `100|200`, or a range: `50-500`. */
  values: z.string().trim().min(1).max(500),
  countries: z.string().default(''),
  category: z.string().default(''),
  image: z.string().default(''),
  description: z.string().default(''),
})

export type CardFile =
  | { readonly kind: 'read'; readonly products: readonly CatalogProduct[] }
  | { readonly kind: 'unreadable'; readonly problem: string }

const rowsMax = 5_000

/** A catalog of gift cards as CSV, with a line of names first: id, name, currency, values, and what else is known. */
export const readCardFile = (text: string): CardFile => {
  try {
    const rows: unknown = parse(text, { columns: true, bom: true, trim: true, to: rowsMax + 1 })
    const cards = z.array(Row).min(1).max(rowsMax).parse(rows)
    return { kind: 'read', products: cards.map((card, index) => productOf(card, index + 2)) }
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error)
    return { kind: 'unreadable', problem: problem.slice(0, 1000) }
  }
}

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
    return [{ variantId: 'range', name, isAvailable: true, value }]
  }
  return values.split('|').map(text => ({
    variantId: `${text.trim()} ${currency}`,
    name: `${name} ${text.trim()} ${currency}`,
    isAvailable: true,
    value: { kind: 'fixed', price: amount(text) },
  }))
}
