import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listStorefront } from '@laurel/contract/rewards/storefront.ts'
import { describe, expect, test } from 'vitest'
import { choiceName, storefrontChoice, storefrontPictures, storefrontProducts } from './products.ts'

describe('the swag shop', () => {
  test('has the sample products at their prices, by slug', () => {
    listStorefront.response.parse({ products: storefrontProducts })
    expect(
      storefrontProducts.map(({ slug, category, variants }) => [slug, category, variants[0]?.price]),
    ).toEqual([
      ['beanie', 'Hats', 8],
      ['socks', 'Wearables', 15],
      ['baseball-cap', 'Hats', 25],
      ['womens-navy-long-sleeve', 'Wearables', 18],
      ['mens-navy-long-sleeve', 'Wearables', 18],
      ['hoodie', 'Wearables', 40],
      ['fabric-mask', 'Wearables', 7],
      ['tumbler', 'Accessories', 15],
      ['license-plate-frame', 'Accessories', 2],
    ])
  })

  test('offers the cap in three colors and two sizes', () => {
    const cap = storefrontProducts.find(({ slug }) => slug === 'baseball-cap')
    expect(cap?.variants.map(({ options }) => `${options.color} ${options.size}`)).toEqual([
      'Navy Blue S/M',
      'Navy Blue L/XL',
      'Dark Grey S/M',
      'Dark Grey L/XL',
      'Light Grey S/M',
      'Light Grey L/XL',
    ])
  })

  test('finds a variant by its sku, with its price in points', () => {
    const choice = storefrontChoice('BASEBALL-CAP-DARK-GREY-L-XL')
    expect(choice).toMatchObject({ points: 2500 })
    expect(choice && choiceName(choice)).toBe('Baseball Cap, Dark Grey, L/XL')
    expect(storefrontChoice('BEANIE')).toMatchObject({ points: 800 })
    expect(storefrontChoice('UMBRELLA')).toBeUndefined()
  })

  test('has a sku of its own for each variant, and a picture', () => {
    const variants = storefrontProducts.flatMap(product => product.variants)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    for (const image of variants.flatMap(({ images }) => images)) {
      const file = image.replace(`${storefrontPictures}/`, '')
      expect(existsSync(join(import.meta.dirname, 'pictures', file))).toBe(true)
    }
  })
})
