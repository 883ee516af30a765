import { hash } from 'node:crypto'
import { household } from './household.ts'
import { media } from './media.ts'
import { type Department, type Described, departments, type OfferState } from './product.ts'
import { wardrobe } from './wardrobe.ts'

/** A product that can be ordered: a variant, or a product without variants. */
export type Product = {
  readonly asin: string
  readonly department: Department
  readonly title: string
  readonly cents: number
  readonly features: readonly string[]
  readonly state: OfferState
  readonly color: string | null
  readonly family: Family
}

/** A product with its variants. The first variant represents it in searches. */
export type Family = {
  readonly words: readonly string[]
  readonly dimensions: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly variants: readonly { readonly asin: string; readonly values: readonly number[] }[]
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const asinOf = (...parts: readonly string[]): string =>
  `B0${hash('sha256', parts.join('/')).slice(0, 8).toUpperCase()}`

const familyOf = (department: Department, described: Described): readonly Product[] => {
  const { title, cents, features = [], colors = [], sizes = [], state = 'prime' } = described
  const dimensions = [
    { name: 'Color', values: colors },
    { name: 'Size', values: sizes },
  ].filter(({ values }) => values.length > 0)
  const variants = combinations(dimensions.map(({ values }) => values.length)).map(values => ({
    asin: asinOf(title, ...values.map(String)),
    values,
  }))
  const family: Family = {
    words: wordsOf(`${title} ${departments[department]}`),
    dimensions,
    variants,
  }
  return variants.map(({ asin, values }, index) => ({
    asin,
    department,
    title: [title, ...values.map((value, at) => dimensions[at]?.values[value])].join(', '),
    cents,
    features,
    // The last variant of a large family is sold out.
    state: variants.length > 5 && index === variants.length - 1 ? 'outOfStock' : state,
    color: colors[values[0] ?? 0] ?? null,
    family,
  }))
}

const combinations = (lengths: readonly number[]): readonly (readonly number[])[] =>
  lengths.reduce<readonly (readonly number[])[]>(
    (before, length) =>
      before.flatMap(values => Array.from({ length }, (_unused, value) => [...values, value])),
    [[]],
  )

const described: Readonly<Record<Department, readonly Described[]>> = { ...household, ...wardrobe, ...media }

/** Every product by its ASIN, departments in turn. */
export const products: ReadonlyMap<string, Product> = new Map(
  Object.keys(departments)
    .filter((name): name is Department => name in described)
    .flatMap(department => described[department].flatMap(one => familyOf(department, one)))
    .map(product => [product.asin, product]),
)

/** Finds families by the beginnings of words. Every word must occur. */
export const searchProducts = (keywords: string): readonly Product[] => {
  const words = wordsOf(keywords)
  if (words.length === 0) return []
  return [...products.values()].filter(
    ({ asin, family }) =>
      family.variants[0]?.asin === asin &&
      words.every(word => family.words.some(known => known.startsWith(word))),
  )
}
