import { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import { expect, test } from 'vitest'
import { formOf, settingsOf } from './itemForm.ts'

const [small, large] = ['5f0c5a3e-0000-4000-8000-000000000001', '5f0c5a3e-0000-4000-8000-000000000002']

const hoodie = TeamItem.parse({
  id: '5f0c5a3e-0000-4000-8000-000000000000',
  name: 'Hoodie',
  emoji: '🧥',
  images: [],
  point_cost: 100,
  description: '',
  variations: [
    { id: small, name: 'S' },
    { id: large, name: 'L' },
  ],
  variation_stock: [
    { id: small, in_stock: true, stock: 3 },
    { id: large, in_stock: true, stock: null },
  ],
  vendor: null,
  in_stock: true,
  countries: [],
  metadata: { use_shipping: true },
  stock: null,
})

test('stock that was not touched is not sent', () => {
  expect(settingsOf({ ...formOf(hoodie), name: 'Warm hoodie' }, hoodie).variations).toEqual([
    { id: small, name: 'S' },
    { id: large, name: 'L' },
  ])
})

test('stock that was counted or opened is sent, and that of new styles', () => {
  const form = formOf(hoodie)
  const variations = [
    { id: small, name: 'S', stock: '' as const },
    { id: large, name: 'L', stock: 0 },
    { name: 'XL', stock: 5 },
    { name: 'XXL', stock: '' as const },
  ]
  expect(settingsOf({ ...form, variations }, hoodie).variations).toEqual([
    { id: small, name: 'S', stock: null },
    { id: large, name: 'L', stock: 0 },
    { name: 'XL', stock: 5 },
    { name: 'XXL' },
  ])
})

test('an item without styles has a stock of its own', () => {
  const mug = { ...hoodie, variations: [], variation_stock: [], stock: 7 }
  expect(settingsOf(formOf(mug), mug)).not.toHaveProperty('stock')
  expect(settingsOf({ ...formOf(mug), stock: 9 }, mug)).toMatchObject({ stock: 9 })
})
