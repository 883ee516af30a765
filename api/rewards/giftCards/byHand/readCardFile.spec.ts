import { expect, test } from 'vitest'
import { readCardFile } from './readCardFile.ts'

test('reads values and ranges', () => {
  const file = [
    'id,name,currency,values,countries,description',
    'spa,Carmel Spa,ILS,200|400,IL,"A morning, in quiet"',
    'books,Shoresh Books,ILS,50-500,,',
  ].join('\n')
  expect(readCardFile(file)).toMatchObject({
    kind: 'read',
    products: [
      {
        productId: 'spa',
        countries: ['IL'],
        description: 'A morning, in quiet',
        variants: [{ variantId: '200 ILS', value: { kind: 'fixed', price: { minor: 20_000 } } }, {}],
      },
      {
        countries: [],
        variants: [{ value: { kind: 'range', least: { minor: 5000 }, most: { minor: 50_000 } } }],
      },
    ],
  })
})

test.each([
  ['', 'The file has no cards below its line of names.'],
  ['id,name,values\nspa,Carmel,5', 'Line 2, currency: The file has no such column.'],
  ['id,name,currency,values\nspa,,ILS,5', 'Line 2, name: Write something.'],
  ['id,name,currency,values\nspa,Carmel,ils,5', 'Line 2, currency: Write the currency as three letters'],
  ['id,name,currency,values\nspa,Carmel,ILS,500-50', 'Line 2: write the range as least-most.'],
  ['id,name,currency,values\nspa,A,ILS,5\nspa,B,ILS,5', 'Line 3: the id spa is in line 2 already.'],
  ['id,name,currency,values\nspa,Carmel,ILS,many', 'Line 2: many is no amount of ILS.'],
  ['id,name\n"spa', 'Quote'],
])('says what is wrong in %j', (file, problem) => {
  expect(readCardFile(file)).toMatchObject({ kind: 'unreadable', problem: expect.stringContaining(problem) })
})
