import { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { expect, test } from 'vitest'
import { buyingProblem } from './buyingProblem.ts'

const [small, large] = ['5f0c5a3e-0000-4000-8000-000000000001', '5f0c5a3e-0000-4000-8000-000000000002']

const itemWith = (changes: object = {}) =>
  CatalogItem.parse({
    id: '5f0c5a3e-0000-4000-8000-000000000000',
    name: 'Hoodie',
    emoji: '🧥',
    images: [],
    point_cost: 100,
    description: '',
    variations: [],
    variation_stock: [],
    in_stock: true,
    countries: [],
    metadata: { use_shipping: true },
    ...changes,
  })

const styles = {
  variations: [
    { id: small, name: 'S' },
    { id: large, name: 'L' },
  ],
  variation_stock: [
    { id: small, in_stock: false },
    { id: large, in_stock: true },
  ],
}

const choice = { country: 'US', variantId: null, addressId: 'home', balance: 100 }

test.each([
  ['nothing in the way', {}, {}, null],
  ['no piece left', { in_stock: false }, {}, 'OUT_OF_STOCK'],
  ['a country where it is not offered', { countries: ['DE'] }, {}, 'COUNTRY_NOT_SERVED'],
  ['a country where it is offered', { countries: ['DE', 'US'] }, {}, null],
  ['no style chosen', styles, {}, 'NO_VARIANT'],
  ['a style that is out of stock', styles, { variantId: small }, 'NO_VARIANT'],
  ['a style in stock', styles, { variantId: large }, null],
  ['no address', {}, { addressId: null }, 'NO_ADDRESS'],
  ['no address for what is not shipped', { metadata: { use_shipping: false } }, { addressId: null }, null],
  ['too few points', {}, { balance: 99 }, 'INSUFFICIENT_POINTS'],
])('with %s', (_, changes, chosen, problem) => {
  expect(buyingProblem(itemWith(changes), { ...choice, ...chosen })).toBe(problem)
})
