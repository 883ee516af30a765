import { brandRows } from './brandRows.ts'
import type { SandboxCategory } from './categoryLooks.ts'

/** A gift card of a brand that does not exist. */
export type SandboxBrand = {
  readonly key: string
  readonly name: string
  readonly category: SandboxCategory
  readonly about: string
  readonly countries: readonly string[]
  readonly currency: string
  /** Fixed values, or the least and the most of a range, in units of the currency. */
  readonly values: readonly number[] | { readonly least: number; readonly most: number }
  readonly vendor: 'tango' | 'xoxoday' | 'cysend'
}

/** Whether a card comes in a value. */
export const comesIn = ({ values }: Pick<SandboxBrand, 'values'>, value: number): boolean =>
  'least' in values
    ? Number.isInteger(value) && values.least <= value && value <= values.most
    : values.includes(value)

const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The gift cards of the sandbox, in the catalogs of four vendors. */
export const sandboxBrands: readonly SandboxBrand[] = brandRows.flatMap(([vendor, currency, brands]) =>
  brands.map(([name, category, about, values, ...countries]) => ({
    key: keyOf(name),
    name,
    category,
    about,
    countries,
    currency,
    values,
    vendor,
  })),
)

export const brandsOf = (vendor: SandboxBrand['vendor']): readonly SandboxBrand[] =>
  sandboxBrands.filter(brand => brand.vendor === vendor)
